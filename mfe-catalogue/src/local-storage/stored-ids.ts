/** A short list of product IDs under a versioned localStorage key, validated on every read. */
export interface StoredIds {
  /** The stored IDs, newest first; empty if unreadable. */
  read(): number[]
  /** Stores at most `limit` IDs; ignores full or blocked storage, as the list is a convenience. */
  write(ids: readonly number[]): void
}

/** Creates the list stored under `key`. */
export function storedIds(key: string, limit: number): StoredIds {
  return {
    read() {
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
        return Array.isArray(stored) ? [...new Set(stored.filter(isProductId))].slice(0, limit) : []
      } catch {
        return []
      }
    },
    write(ids) {
      try {
        localStorage.setItem(key, JSON.stringify(ids.slice(0, limit)))
      } catch {
        return
      }
    },
  }
}

const isProductId = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0
