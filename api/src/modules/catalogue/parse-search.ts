import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { editDistance } from './edit-distance'

/** A parsed search, with typos corrected. */
export interface Search {
  /** Each word as a prefix; all must match. */
  query: SQL
  /** The corrected spelling if a word has no match as typed, else null. */
  suggestion: string | null
}

interface WordLookup {
  word: string
  known: boolean
  near: string[] | null
}

/** Splits a shopper's text into at most eight words for full-text search. */
const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .match(/[\p{L}\p{N}]+/gu)
    ?.slice(0, 8) ?? []

/** Parses a search; undefined when the text contains no word. One query. */
export async function parseSearch(db: Database, text: string): Promise<Search | undefined> {
  const words = splitWords(text)
  if (words.length === 0) return undefined
  const { rows } = (await db.execute(lookUp(words))) as unknown as { rows: WordLookup[] }
  const lookups = new Map(rows.map((row) => [row.word, row]))
  const corrected = words.map((word) => correctSpelling(word, lookups.get(word)))
  const parts = corrected.map((word) => sql`to_tsquery('english', ${`${word}:*`})`)
  return {
    query: sql`(${sql.join(parts, sql` && `)})`,
    suggestion: corrected.join(' ') === words.join(' ') ? null : corrected.join(' '),
  }
}

/**
 * For each word: whether any product contains it or a word that starts with it, otherwise similar existing words.
 * Each word is a separate literal, so that the planner can estimate its frequency; with LIMIT 1 it would scan the
 * table for a word without matches.
 */
const lookUp = (words: string[]) =>
  sql.join(
    [...new Set(words)].map((word) => {
      const prefix = sql`to_tsquery('english', ${`${word}:*`})`
      const hits = sql`SELECT 1 FROM products WHERE published AND search @@ ${prefix} LIMIT 1000`
      const known = sql`((SELECT count(*) FROM (${hits}) hits) > 0 OR to_tsquery('english', ${word}) = ''::tsquery)`
      return sql`SELECT word, known, CASE WHEN NOT known THEN near_words(word) END AS near
        FROM (SELECT ${word}::text AS word, ${known} AS known OFFSET 0) looked`
    }),
    sql` UNION ALL `,
  )

function correctSpelling(word: string, looked: WordLookup | undefined): string {
  if (!looked || looked.known) return word
  const allowed = word.length <= 4 ? 1 : 2
  const [nearest] = (looked.near ?? [])
    .map((near) => ({ near, distance: editDistance(word, near) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance)
  return nearest?.near ?? word
}
