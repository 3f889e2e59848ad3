/** A value and the revision it was computed for. */
interface CacheEntry<T> {
  revision: string
  value: Promise<T>
}

/**
 * Caches one value per key until the revision changes, for at most `most` keys; evicts the least recently used.
 * Concurrent callers share one computation; failures are not cached.
 */
export function createRevisionCache<T>(most: number) {
  const known = new Map<string, CacheEntry<T>>()

  return function valueOf(key: string, revision: string, compute: () => Promise<T>): Promise<T> {
    const kept = known.get(key)
    known.delete(key)
    if (kept?.revision === revision) {
      known.set(key, kept)
      return kept.value
    }
    const fresh = { revision, value: compute() }
    known.set(key, fresh)
    fresh.value.catch(() => {
      if (known.get(key) === fresh) known.delete(key)
    })
    const oldest = known.keys().next()
    if (known.size > most && !oldest.done) known.delete(oldest.value)
    return fresh.value
  }
}
