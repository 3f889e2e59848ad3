/** A short list under a versioned localStorage key, validated on every read. Browser only. */
export interface StoredList<Item> {
  /** The stored items, newest first, each once; empty if unreadable. */
  read(): Item[]
  /** Stores at most `limit` items; ignores full or blocked storage, as the list is a convenience. */
  write(items: readonly Item[]): void
}

/** Creates the list stored under `key`, of what `isItem` accepts. */
export function storedList<Item>(
  key: string,
  limit: number,
  isItem: (value: unknown) => value is Item,
): StoredList<Item> {
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
        return Array.isArray(stored) ? [...new Set(stored.filter(isItem))].slice(0, limit) : []
      } catch {
        return []
      }
    },
    write(items) {
      try {
        localStorage.setItem(key, JSON.stringify(items.slice(0, limit)))
      } catch {
        return
      }
    },
  }
}

/** Creates the list of product IDs stored under `key`. */
export const storedIds = (key: string, limit: number): StoredList<number> => storedList(key, limit, isProductId)

const isProductId = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0
