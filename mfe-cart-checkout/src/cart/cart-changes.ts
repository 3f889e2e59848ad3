import { formatDollars, type CartWarning } from '@shop/shared-api'
import type { CartLine } from './cart-line'

/** A change that the shop made to a line since the shopper last saw it: prices in dollars, quantities in pieces. */
export interface CartChange {
  lineKey: number
  code: 'price_changed' | 'qty_reduced'
  from: number
  to: number
}

/** The change that a warning reports; none for "unavailable", which the line itself shows. */
export function toCartChange({ code, from, to }: CartWarning, lineKey: number): CartChange[] {
  return code === 'unavailable' ? [] : [{ lineKey, code, from, to }]
}

/**
 * Merges new changes into the current ones: two price changes of a line become one from first to last, and a value
 * that returned to where it started is dropped.
 */
export function mergeChanges(account: readonly CartChange[], fresh: readonly CartChange[]): CartChange[] {
  const all = new Map<string, CartChange>()
  for (const change of [...account, ...fresh]) {
    const id = `${change.lineKey} ${change.code}`
    const earlier = all.get(id)
    all.set(id, earlier && change.code === 'price_changed' ? { ...change, from: earlier.from } : change)
  }
  return [...all.values()].filter(({ from, to }) => from !== to)
}

/** The changes that remain after an edit: those of lines that were neither removed nor switched to another variant. */
export function changesAfterEdit(
  changes: CartChange[],
  before: readonly CartLine[],
  after: readonly CartLine[],
): CartChange[] {
  const variantIdOf = (lines: readonly CartLine[], key: number) => lines.find((line) => line.key === key)?.variantId
  const remaining = changes.filter(({ lineKey }) => {
    const variantId = variantIdOf(after, lineKey)
    return variantId !== undefined && variantId === variantIdOf(before, lineKey)
  })
  return remaining.length === changes.length ? changes : remaining
}

/** The change as a sentence that names its line. */
export function formatChange({ code, from, to }: CartChange, { title, color, size }: CartLine): string {
  const item = [title, color, size].filter(Boolean).join(', ')
  if (code === 'qty_reduced') return `${item}: only ${to} left, so your ${from} became ${to}.`
  return `${item}: the price went ${to > from ? 'up' : 'down'} from ${formatDollars(from)} to ${formatDollars(to)}.`
}
