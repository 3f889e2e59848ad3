/** A short list of product ids under a versioned key of localStorage; its form is checked whenever it is read. */
export interface StoredIds {
  /** What is kept, newest first; empty where nothing can be read. */
  read(): number[]
  /** Keeps at most `limit` of these; says nothing when storage is full or forbidden, as the list is a convenience. */
  write(ids: readonly number[]): void
}

/** Makes the list kept under `key`. */
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
