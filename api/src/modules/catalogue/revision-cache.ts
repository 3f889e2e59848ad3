/** A value and the revision it was computed for. */
interface CacheEntry<T> {
  revision: string
  value: Promise<T>
}

/**
 * Caches one value per key until the revision changes, for at most `most` keys; evicts the least recently used.
 * Concurrent callers share one computation; failures are not cached.
 */
export function createRevisionCache<T>(maxEntries: number) {
  const entries = new Map<string, CacheEntry<T>>()

  return function valueOf(key: string, revision: string, compute: () => Promise<T>): Promise<T> {
    const cached = entries.get(key)
    entries.delete(key)
    if (cached?.revision === revision) {
      entries.set(key, cached)
      return cached.value
    }
    const fresh = { revision, value: compute() }
    entries.set(key, fresh)
    fresh.value.catch(() => {
      if (entries.get(key) === fresh) entries.delete(key)
    })
    const oldest = entries.keys().next()
    if (entries.size > maxEntries && !oldest.done) entries.delete(oldest.value)
    return fresh.value
  }
}
