import { formatUsd, toCents, type CartWarning } from '@shop/shared-api'
import type { CartLine } from './cart-line'

/** Something that the shop changed on a line since the shopper last looked: prices in dollars, quantities in pieces. */
export interface CartChange {
  lineKey: number
  code: 'price_changed' | 'qty_reduced'
  from: number
  to: number
}

/** The change that a warning tells; none for "unavailable", which the line says itself for as long as it holds. */
export function changeOf({ code, from, to }: CartWarning, lineKey: number): CartChange[] {
  return code === 'unavailable' ? [] : [{ lineKey, code, from, to }]
}

/**
 * Adds what is new to the account: two changes of one price make one way from the first to the last, and what came
 * back to where it was is no change.
 */
export function addChanges(account: readonly CartChange[], fresh: readonly CartChange[]): CartChange[] {
  const all = new Map<string, CartChange>()
  for (const change of [...account, ...fresh]) {
    const name = `${change.lineKey} ${change.code}`
    const earlier = all.get(name)
    all.set(name, earlier && change.code === 'price_changed' ? { ...change, from: earlier.from } : change)
  }
  return [...all.values()].filter(({ from, to }) => from !== to)
}

/** What an edit leaves of the account: nothing of lines that went or took another variation. */
export function changesAfterEdit(
  account: CartChange[],
  before: readonly CartLine[],
  after: readonly CartLine[],
): CartChange[] {
  const variationOf = (lines: readonly CartLine[], key: number) => lines.find((line) => line.key === key)?.variationId
  const left = account.filter(({ lineKey }) => {
    const variation = variationOf(after, lineKey)
    return variation !== undefined && variation === variationOf(before, lineKey)
  })
  return left.length === account.length ? account : left
}

/** The change in plain words, with the line it is about. */
export function sayChange({ code, from, to }: CartChange, { title, color, size }: CartLine): string {
  const what = [title, color, size].filter(Boolean).join(', ')
  if (code === 'qty_reduced') return `${what}: only ${to} left, so your ${from} became ${to}.`
  return `${what}: the price went ${to > from ? 'up' : 'down'} from ${formatUsd(toCents(from))} to ${formatUsd(toCents(to))}.`
}
