import { drizzle } from 'drizzle-orm/pg-proxy'
import type { Database } from '../database/client'

const REVISION = { content: '1', listing: '1', terms: '1', texts: '1' }
const FACETS = { total: 0, sizes: [], colors: [], categories: [], lowest: null, highest: null, ratings: [] }
/** Null in more columns than the table has. */
const SETTINGS = Array<null>(200).fill(null)

/**
 * A database driver that counts its statements and responds like an empty catalogue of one revision; for caches of
 * thousands of entries.
 */
export function countingDatabase() {
  let statements = 0
  const db = drizzle(async (text, _params, method) => {
    if (text.includes('FROM catalogue_revisions')) return { rows: { rows: [REVISION] } as never }
    statements += 1
    if (method === 'execute') return { rows: { rows: text.includes('grouped') ? [FACETS] : [] } as never }
    if (text.includes('from "settings"')) return { rows: [SETTINGS] }
    return { rows: text.includes('count(*)') ? [[0]] : [] }
  })
  return { db: db as unknown as Database, statements: () => statements }
}

/**
 * Requests `most` keys twice, then one more: whether each was computed once, and whether the oldest is then computed
 * again.
 */
export async function fillCache(
  maxEntries: number,
  fetchEntry: (key: number) => Promise<unknown>,
  computed: () => number,
) {
  for (let key = 1; key <= maxEntries; key += 1) await fetchEntry(key)
  const filled = computed()
  for (let key = 1; key <= maxEntries; key += 1) await fetchEntry(key)
  const holdsAll = computed() === filled
  await fetchEntry(maxEntries + 1)
  const before = computed()
  await fetchEntry(1)
  return { holdsAll, evictsOldest: computed() > before }
}
