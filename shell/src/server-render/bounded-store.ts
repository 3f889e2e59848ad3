/** Texts by key with a limit for all of them together; the least recently read ones are dropped first. */
export interface BoundedStore<Value> {
  get(key: string): Value | undefined
  /** `size` is in any unit that the limit is in, too. A value above the limit is not stored. */
  set(key: string, value: Value, size: number): void
  /** Sum of all sizes. */
  size(): number
}

/** The shell's bundle may not `require` Node's modules, as lru-cache does. */
export function createBoundedStore<Value>(limit: number): BoundedStore<Value> {
  // A Map iterates in the order of insertion, so reading moves an entry to the end.
  const entries = new Map<string, { value: Value; size: number }>()
  let total = 0

  function remove(key: string): void {
    total -= entries.get(key)?.size ?? 0
    entries.delete(key)
  }

  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set(key, value, size) {
      remove(key)
      if (size > limit) return
      entries.set(key, { value, size })
      total += size
      for (const oldest of entries.keys()) {
        if (total <= limit) break
        remove(oldest)
      }
    },
    size: () => total,
  }
}
