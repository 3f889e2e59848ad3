import type { TermCount } from '@shop/shared-api/search-terms'
import { sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { emptySearches } from '../../database/schema'

/** Terms that are stored; later ones are not, until old ones are deleted. */
const MAX_TERMS = 5_000
const MAX_COUNT = 2_000_000_000

/** Adds up searches that found nothing. Safe on several servers at once. */
export async function addEmptySearches(db: Database, counts: readonly TermCount[]): Promise<void> {
  const sums = new Map<string, number>()
  for (const { term, searches } of counts) sums.set(term, (sums.get(term) ?? 0) + searches)
  // In one order everywhere, so that two servers never wait for each other's rows.
  const rows = [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([term, sum]) => sql`(${term}, ${sum}::integer)`)
  await db.execute(sql`
    INSERT INTO ${emptySearches} (term, searches, last_searched_on)
    SELECT given.term, given.searches, current_date FROM (VALUES ${sql.join(rows, sql`, `)}) given (term, searches)
    WHERE (SELECT count(*) FROM ${emptySearches}) < ${MAX_TERMS}
      OR EXISTS (SELECT FROM ${emptySearches} known WHERE known.term = given.term)
    ON CONFLICT (term) DO UPDATE SET last_searched_on = current_date,
      searches = least(empty_searches.searches::bigint + excluded.searches, ${MAX_COUNT})`)
}
