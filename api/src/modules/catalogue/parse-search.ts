import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { searchSynonyms } from '../../database/schema'
import { editDistance } from './edit-distance'
import type { SearchScope } from './product-filter'
import { splitWords } from './search-words'
import { createSynonyms } from './synonyms'

/** A parsed search, with typos corrected. */
export interface Search {
  /** All terms must match, each by itself or by a synonym; matches nothing if there are none. */
  query: SQL
  /** The corrected spelling if a word has no match as typed, else null. */
  suggestion: string | null
}

interface WordLookup {
  word: string
  /** "the" and the like, unless it is a size such as S. */
  isStop: boolean
  /** A product contains it in full; others may contain a word that starts with it. */
  isExact: boolean
  isKnown: boolean
  /** Two words that it joins, as in "rashguard", when it is unknown. */
  split: string | null
  near: string[] | null
}

/** Parses a search: synonyms, compounds written in one word or two, words half typed, and typos. */
export async function parseSearch(db: Database, text: string): Promise<Search> {
  const words = splitWords(text)
  const rows = words.length > 0 ? await db.select({ terms: searchSynonyms.terms }).from(searchSynonyms) : []
  const synonyms = createSynonyms(rows.map(({ terms }) => terms))
  const terms = synonyms.divide(words)
  const lookups = await lookUp(
    db,
    terms.flatMap((term) => (term.synonyms.length > 0 ? [] : term.words)),
  )
  const parts: SQL[] = []
  const corrected: string[] = []
  for (const [index, term] of terms.entries()) {
    const [word = ''] = term.words
    const looked = lookups.get(word)
    const spelling = looked ? correctSpelling(looked, synonyms.words) : term.words.join(' ')
    corrected.push(spelling)
    if (looked?.isStop) continue
    const same = looked?.isKnown ? [] : synonyms.of(spelling.split(' '))
    if (same.length > 0) parts.push(anyOf(same.map(phraseQuery)))
    else parts.push(looked?.isExact ? wordQuery(word) : prefixQueries(spelling))
    joinNeighbors(parts, word, terms[index - 1]?.words.at(-1), lookups)
  }
  const spelled = corrected.join(' ')
  return {
    query: parts.length > 0 ? sql`(${sql.join(parts, sql` && `)})` : sql`''::tsquery`,
    suggestion: spelled === words.join(' ') ? null : spelled,
  }
}

/** With fewer products by their names, those whose texts or item codes match are found too. */
const ENOUGH_BY_NAME = 24

/** What a parsed search is compared with. */
export async function searchScope(db: Database, query: SQL): Promise<SearchScope> {
  const { rows } = (await db.execute(
    sql`SELECT count(*)::integer AS count FROM (SELECT 1 FROM listed_products WHERE names @@ ${query} LIMIT ${HITS}) named`,
  )) as unknown as { rows: { count: number }[] }
  return { query, by: (rows[0]?.count ?? 0) < ENOUGH_BY_NAME ? 'texts' : 'names' }
}

const anyOf = (queries: readonly SQL[]): SQL => sql`(${sql.join([...queries], sql` || `)})`

const phraseQuery = (term: string): SQL => sql`phraseto_tsquery('english', ${term})`

/** A word as titles and texts have it, or as sizes and item codes have it, which have no endings. */
const wordQuery = (word: string): SQL => sql`(to_tsquery('english', ${word}) || to_tsquery('simple', ${word}))`

/** Words of which each is typed in full or in part. */
const prefixQueries = (spelling: string): SQL =>
  sql`(${sql.join(
    spelling.split(' ').map((word) => sql`to_tsquery('english', ${`${word}:*`})`),
    sql` && `,
  )})`

/** Lets two words match a product that writes them in one: "head guard" also finds "headguard". */
function joinNeighbors(parts: SQL[], word: string, before: string | undefined, lookups: Map<string, WordLookup>): void {
  if (before === undefined || !lookups.get(before + word)?.isExact || parts.length < 2) return
  const [first, second] = parts.splice(-2) as [SQL, SQL]
  parts.push(anyOf([sql`(${first} && ${second})`, wordQuery(before + word)]))
}

/** Rows that decide whether there are matches: with a LIMIT of 1, the planner would scan the table for a word without any. */
const HITS = sql.raw('1000')

/**
 * Looks up each word, and each two neighbors written in one. Each is a separate literal, so that the planner can estimate
 * its frequency.
 */
async function lookUp(db: Database, words: readonly string[]): Promise<Map<string, WordLookup>> {
  if (words.length === 0) return new Map()
  const single = [...new Set(words)]
  const joined = words.slice(1).map((word, index) => `${words[index]}${word}`)
  const rows = [...single.map(wordRow), ...joined.filter((word) => !single.includes(word)).map(joinedRow)]
  const result = (await db.execute(sql.join(rows, sql` UNION ALL `))) as unknown as { rows: WordLookup[] }
  return new Map(result.rows.map((row) => [row.word, row]))
}

const inCatalogue = (word: string) =>
  sql`EXISTS (SELECT 1 FROM search_words known WHERE known.word = ${word}::text) AS "isExact"`

function wordRow(word: string): SQL {
  const query = sql`(to_tsquery('english', ${`${word}:*`}) || to_tsquery('simple', ${word}))`
  const inNames = sql`SELECT 1 FROM listed_products WHERE names @@ ${query} LIMIT ${HITS}`
  const inTexts = sql`SELECT 1 FROM products WHERE published AND search @@ ${query} LIMIT ${HITS}`
  const isStop = sql`(to_tsquery('english', ${word}) = ''::tsquery
    AND NOT EXISTS (SELECT 1 FROM listed_products WHERE sizes && ARRAY[${word}::text, upper(${word}::text)]))`
  return sql`SELECT word, "isStop", "isExact", "isKnown", CASE WHEN NOT "isKnown" THEN split_word(word) END AS split,
      CASE WHEN NOT "isKnown" THEN near_words(word) END AS near
    FROM (SELECT ${word}::text AS word, ${isStop} AS "isStop", ${inCatalogue(word)},
      (SELECT count(*) FROM (${inNames}) hits) > 0 OR (SELECT count(*) FROM (${inTexts}) hits) > 0 AS "isKnown" OFFSET 0) looked`
}

const joinedRow = (word: string): SQL =>
  sql`SELECT ${word}::text, false, ${inCatalogue(word)}, true, NULL::text, NULL::text[]`

function correctSpelling({ word, isStop, isKnown, split, near }: WordLookup, terms: readonly string[]): string {
  if (isStop || isKnown) return word
  if (split) return split
  const allowed = word.length <= 4 ? 1 : 2
  const [nearest] = [...(near ?? []), ...terms]
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance)
  return nearest?.candidate ?? word
}
