/** Where the browser keeps what it holds; for all tabs, as the cart is. */
export const holdStorageKey = 'stock-hold:v1'

/** Pieces that the shop keeps for this cart. */
export interface KeptHold {
  /** The browser's secret for them; who has it may order them. */
  key: string
  /** When they are free again, and when asking for longer ends (ISO); empty while the shop has not answered. */
  until: string
  atMost: string
  /** The lines that are held, in one text. */
  of: string
}

/** What this browser holds at the shop. */
export type HoldKeeper = ReturnType<typeof createHoldKeeper>

/** Keeps the hold in `storage()`, which may throw like everything that it gives. */
export function createHoldKeeper(storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>) {
  function forget(): void {
    try {
      storage().removeItem(holdStorageKey)
    } catch {
      // Nothing was kept either.
    }
  }

  return {
    /** The newest of all tabs; null when nothing was held, it is long over, or what stands there is no hold. */
    read(): KeptHold | null {
      try {
        const hold = holdFrom(JSON.parse(storage().getItem(holdStorageKey) ?? 'null'))
        if (!hold || !isLongOver(hold)) return hold
        forget()
        return null
      } catch {
        return null
      }
    },
    keep(hold: KeptHold): void {
      try {
        storage().setItem(holdStorageKey, JSON.stringify(hold))
      } catch {
        // Full or forbidden: the pieces are held, and told of without their key they are nobody's.
      }
    },
    /** The order has taken them. */
    forget,
  }
}

const dayMs = 24 * 60 * 60 * 1_000

/** Of a checkout that nobody comes back to: how it ended need not be told any more. */
const isLongOver = ({ atMost }: KeptHold) => Date.parse(atMost) + dayMs < Date.now()

/** A key that nobody guesses: 128 random bits in letters, so that no part of it looks like a card's number. */
export function newHoldKey(): string {
  const letters = 'abcdefghijklmnop'
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => letters[byte >> 4]! + letters[byte & 15]!)
    .join('')
}

function holdFrom(value: unknown): KeptHold | null {
  if (typeof value !== 'object' || value === null) return null
  const { key, until, atMost, of } = value as Record<string, unknown>
  const isKey = typeof key === 'string' && /^[a-z]{26,64}$/.test(key)
  if (!isKey || typeof until !== 'string' || typeof atMost !== 'string' || typeof of !== 'string') return null
  return { key, until, atMost, of }
}
