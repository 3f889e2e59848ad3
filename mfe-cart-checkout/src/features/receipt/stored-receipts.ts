const storageKey = 'receipts:v1'
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1_000
const MAX_RECEIPTS = 20

interface StoredReceipt {
  orderId: string
  /** Of the signed link. */
  token: string
  /** When it was stored, in milliseconds since 1970. */
  at: number
}

/** Stores the signed link's token of a guest's order in this browser for 30 days. Does nothing without storage. */
export function saveReceipt(orderId: string, token: string): void {
  const others = readReceipts().filter((receipt) => receipt.orderId !== orderId)
  const receipts = [{ orderId, token, at: Date.now() }, ...others].slice(0, MAX_RECEIPTS)
  try {
    localStorage.setItem(storageKey, JSON.stringify(receipts))
  } catch {
    // The link is in the email, too.
  }
}

/** The stored token of an order, so that its receipt opens without the signed link. */
export const readReceiptToken = (orderId: string): string | undefined =>
  readReceipts().find((receipt) => receipt.orderId === orderId)?.token

function readReceipts(): StoredReceipt[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isCurrent) : []
  } catch {
    return []
  }
}

function isCurrent(receipt: unknown): receipt is StoredReceipt {
  const { orderId, token, at } = (receipt ?? {}) as Partial<StoredReceipt>
  return (
    typeof orderId === 'string' && typeof token === 'string' && typeof at === 'number' && at + LIFETIME_MS > Date.now()
  )
}
