import { LRUCache } from 'lru-cache'

/**
 * Caches one value per key and revision, at most `maxEntries`; evicts the least recently used, so that values of older
 * revisions go first. Concurrent callers share one computation; failures are not cached.
 */
export function createRevisionCache<T extends NonNullable<unknown>>(maxEntries: number) {
  const entries = new LRUCache<string, T, () => Promise<T>>({
    max: maxEntries,
    fetchMethod: (_key, _stale, { context: compute }) => compute(),
    // An eviction during a computation must not reject it.
    ignoreFetchAbort: true,
  })

  return function valueOf(key: string, revision: string, compute: () => Promise<T>): Promise<T> {
    return entries.forceFetch(`${revision} ${key}`, { context: compute })
  }
}
