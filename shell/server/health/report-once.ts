import { LRUCache } from 'lru-cache'

/** Returns whether a key is new. The oldest of 50,000 is evicted first: its network counts once all the same. */
export function createReportOnce(): (key: string) => boolean {
  const known = new LRUCache<string, true>({ max: 50_000 })
  return (key) => {
    if (known.has(key)) return false
    known.set(key, true)
    return true
  }
}
