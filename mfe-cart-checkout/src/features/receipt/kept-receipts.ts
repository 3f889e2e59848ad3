const storageKey = 'receipts:v1'
const KEPT_MS = 30 * 24 * 60 * 60 * 1_000
const MAX_RECEIPTS = 20

interface KeptReceipt {
  orderId: string
  /** Of the signed link. */
  token: string
  /** When it was kept, in milliseconds since 1970. */
  at: number
}

/** Keeps the signed link's token of a guest's order in this browser for 30 days. Does nothing without storage. */
export function keepReceipt(orderId: string, token: string): void {
  const others = readReceipts().filter((kept) => kept.orderId !== orderId)
  const kept = [{ orderId, token, at: Date.now() }, ...others].slice(0, MAX_RECEIPTS)
  try {
    localStorage.setItem(storageKey, JSON.stringify(kept))
  } catch {
    // The link is in the email, too.
  }
}

/** The kept token of an order, so that its receipt opens without the signed link. */
export const readKeptToken = (orderId: string): string | undefined =>
  readReceipts().find((kept) => kept.orderId === orderId)?.token

function readReceipts(): KeptReceipt[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isCurrent) : []
  } catch {
    return []
  }
}

function isCurrent(kept: unknown): kept is KeptReceipt {
  const { orderId, token, at } = (kept ?? {}) as Partial<KeptReceipt>
  return typeof orderId === 'string' && typeof token === 'string' && typeof at === 'number' && at + KEPT_MS > Date.now()
}
