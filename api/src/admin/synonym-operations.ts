import { asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/client'
import { searchSynonyms } from '../database/schema'
import { inTransaction } from '../database/transaction'
import { Failure, invalid } from '../failure'
import { splitWords, termKey } from '../modules/catalogue/search-words'
import { id } from './list-fields'
import { audit, operation, type OperationContext } from './operation'

type Group = typeof searchSynonyms.$inferSelect

const MAX_TERMS = 20
const MAX_GROUPS = 500
const term = z
  .string()
  .trim()
  .toLowerCase()
  .max(60)
  .refine((text) => splitWords(text).length > 0, 'A term has at least one letter or digit')
const terms = z.array(term).min(2, 'Write at least two terms').max(MAX_TERMS)
const listed = (group: readonly string[]) => group.join(', ')

/** Lists, adds, changes and removes terms that mean the same in a search. */
export const synonymOperations = {
  'synonyms.list': operation(z.strictObject({}), async ({ db }) => ({
    rows: await db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.terms)),
  })),

  'synonyms.add': operation(z.strictObject({ terms }), (context, { terms }) =>
    changing(context, async (tx, known) => {
      if (known.length >= MAX_GROUPS) throw new Failure(409, 'conflict', `There are ${MAX_GROUPS} groups already.`)
      refuseRepeated(terms, known)
      const [made] = await tx.insert(searchSynonyms).values({ terms }).returning({ id: searchSynonyms.id })
      await audit(tx, context.actor, 'synonyms.add', String(made!.id), { terms })
      return { done: `Searches treat these alike: ${listed(terms)}.`, detail: { id: made!.id } }
    }),
  ),

  'synonyms.change': operation(z.strictObject({ id, terms, was: terms.optional() }), (context, { id, terms, was }) =>
    changing(context, async (tx, known) => {
      const before = find(known, id)
      if (was && listed(was) !== listed(before.terms)) {
        const why = `Someone changed these terms in the meantime. They are now: ${listed(before.terms)}. Yours: ${listed(terms)}.`
        throw new Failure(409, 'conflict', why)
      }
      refuseRepeated(
        terms,
        known.filter((group) => group !== before),
      )
      await tx.update(searchSynonyms).set({ terms }).where(eq(searchSynonyms.id, id))
      await audit(tx, context.actor, 'synonyms.change', String(id), { before: before.terms, after: terms })
      return { done: `Searches treat these alike: ${listed(terms)}.`, detail: { id } }
    }),
  ),

  'synonyms.remove': operation(z.strictObject({ id }), (context, { id }) =>
    changing(context, async (tx, known) => {
      const before = find(known, id)
      await tx.delete(searchSynonyms).where(eq(searchSynonyms.id, id))
      await audit(tx, context.actor, 'synonyms.remove', String(id), { before: before.terms })
      return { done: `Searches no longer treat these alike: ${listed(before.terms)}.`, detail: { id } }
    }),
  ),
}

/** A term has one meaning: it may stand in one group only, and there once. */
function refuseRepeated(terms: readonly string[], others: readonly Group[]): void {
  const keys = terms.map((term) => termKey(splitWords(term)))
  const repeated = terms.find((_, index) => keys.indexOf(keys[index]!) !== index)
  if (repeated !== undefined)
    throw invalid([{ field: 'terms', message: `Searches treat "${repeated}" like another of these terms already.` }])
  for (const other of others) {
    const shared = other.terms.find((term) => keys.includes(termKey(splitWords(term))))
    if (shared === undefined) continue
    throw new Failure(409, 'conflict', `"${shared}" is in another group already (${other.id}): ${listed(other.terms)}.`)
  }
}

function find(known: readonly Group[], id: number): Group {
  const group = known.find((candidate) => candidate.id === id)
  if (!group) throw new Failure(404, 'not_found', `There are no terms ${id}. Run "synonyms list" to see all of them.`)
  return group
}

/** Runs a change with all groups, which no one else changes until it is done. */
const changing = <T>({ db }: OperationContext, work: (tx: Database, known: Group[]) => Promise<T>): Promise<T> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`LOCK TABLE search_synonyms IN SHARE ROW EXCLUSIVE MODE`)
    return work(tx, await tx.select().from(searchSynonyms))
  })
