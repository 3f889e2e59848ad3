/** localStorage key of the hold, shared by all tabs. */
export const holdStorageKey = 'stock-hold:v1'

/** Items reserved for this cart. */
export interface StoredHold {
  /** The secret key of the hold; its owner may order the items. */
  key: string
  /** When the hold ends, and when it can't be extended any more (ISO); empty until the API has responded. */
  until: string
  atMost: string
  /** Signature of the held lines. */
  of: string
}

/** Storage of this browser's hold. */
export type HoldStorage = ReturnType<typeof createHoldStorage>

/** Stores the hold in `storage()`, which may throw, as may its methods. */
export function createHoldStorage(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  function clear(): void {
    try {
      storage().removeItem(holdStorageKey)
    } catch {
      // Nothing was stored either.
    }
  }

  return {
    /** The newest hold of all tabs; null when there is none, it ended long ago, or the stored value is invalid. */
    read(): StoredHold | null {
      try {
        const hold = parseHold(JSON.parse(storage().getItem(holdStorageKey) ?? 'null'))
        if (!hold || !isOutdated(hold)) return hold
        clear()
        return null
      } catch {
        return null
      }
    },
    save(hold: StoredHold): void {
      try {
        storage().setItem(holdStorageKey, JSON.stringify(hold))
      } catch {
        // Full or blocked: the items stay reserved until the hold expires, and can't be ordered without the key.
      }
    },
    /** Called when the order has taken the items. */
    clear,
  }
}

const DAY_MS = 24 * 60 * 60 * 1_000

/** An abandoned checkout: the shopper needs no notice that its hold ended. */
const isOutdated = ({ atMost }: StoredHold) => Date.parse(atMost) + DAY_MS < Date.now()

/** A random 128-bit key in letters, so that no part of it looks like a card number. */
export function newHoldKey(): string {
  const letters = 'abcdefghijklmnop'
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => letters[byte >> 4]! + letters[byte & 15]!)
    .join('')
}

function parseHold(value: unknown): StoredHold | null {
  if (typeof value !== 'object' || value === null) return null
  const { key, until, atMost, of } = value as Record<string, unknown>
  const isKey = typeof key === 'string' && /^[a-z]{26,64}$/.test(key)
  if (!isKey || typeof until !== 'string' || typeof atMost !== 'string' || typeof of !== 'string') return null
  return { key, until, atMost, of }
}
