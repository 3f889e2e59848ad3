import type { MatchedRows } from './match-rows'

const KEY = 'quick-order:v1'

/** What a buyer has typed and checked but not added to the cart; it survives reloads and logins. */
export interface StoredOrder extends MatchedRows {
  text: string
}

const emptyOrder: StoredOrder = { text: '', lines: [], refused: [] }

/** The order as it was left; an empty one if nothing valid is stored. */
export function readStoredOrder(): StoredOrder {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<StoredOrder> | null
    const { text, lines, refused } = stored ?? {}
    const isValid = typeof text === 'string' && Array.isArray(lines) && Array.isArray(refused)
    return isValid ? { text, lines, refused } : emptyOrder
  } catch {
    return emptyOrder
  }
}

/** Stores the order, or forgets it once it is empty. */
export function saveStoredOrder(order: StoredOrder): void {
  try {
    if (order.text === '' && order.lines.length === 0) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, JSON.stringify(order))
  } catch {
    // Only this page has it.
  }
}
