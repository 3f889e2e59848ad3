/** A value with the revision that it was computed at. */
interface CacheEntry<T> {
  revision: string
  value: Promise<T>
}

/**
 * Keeps what was computed for a key until the revision moves, at most `most` keys, those least lately asked for go first.
 * Who asks for the same at once shares one computation; failures are not kept.
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
