import type { CartChange } from './cart-changes'
import { mostLines, pieces, type CartLine } from './cart-line'
import { emptyCart, type AppliedCoupon, type KeptCart } from './kept-cart'

const mostId = 2_147_483_647
const mostDollars = 10_000_000
const longestText = 300

/**
 * Makes a cart of whatever stands in storage: lines without the right form are left out, the others brought within
 * the API's bounds, so that one spoilt line never costs the rest. Never throws.
 */
export function readKeptCart(text: string | null): KeptCart {
  const kept = asRecord(parse(text))
  if (!kept) return emptyCart
  const lines = asList(kept['lines']).flatMap(lineFrom)
  const distinct = lines.filter((line, index) => index === lines.findIndex((other) => sameVariation(line, other)))
  return {
    lines: distinct.slice(0, mostLines).map((line, index) => ({ ...line, key: keyOf(line, index, distinct) })),
    shipment: kept['shipment'] === 'express' ? 'express' : 'simple',
    coupon: couponFrom(kept['coupon']),
    changes: asList(kept['changes']).flatMap(changeFrom).slice(0, mostLines),
  }
}

function lineFrom(value: unknown): CartLine[] {
  const line = asRecord(value)
  if (!line || !isId(line['productId']) || !(line['variationId'] === null || isId(line['variationId']))) return []
  const texts = [line['title'], line['thumbnail'], line['size'], line['color']]
  if (!texts.every(isText)) return []
  const [title, thumbnail, size, color] = texts as [string, string, string, string]
  return [
    {
      key: isId(line['key']) ? line['key'] : 0,
      productId: line['productId'],
      variationId: line['variationId'],
      quantity: pieces(Number(line['quantity'])),
      title,
      // Pictures come from the shop itself: an address from elsewhere is none of ours.
      thumbnail: thumbnail.startsWith('/') && !thumbnail.startsWith('//') ? thumbnail : '',
      size,
      color,
      priceSeen: dollarsFrom(line['priceSeen']),
      salePriceSeen: dollarsFrom(line['salePriceSeen']),
      hasChoice: line['hasChoice'] !== false,
      hasError: line['hasError'] === true || line['variationId'] === null,
    },
  ]
}

function couponFrom(value: unknown): AppliedCoupon | null {
  const coupon = asRecord(value)
  if (!coupon || !isCouponId(coupon['id']) || !isText(coupon['code'])) return null
  return { id: coupon['id'], code: coupon['code'], value: dollarsFrom(coupon['value']) ?? 0 }
}

function changeFrom(value: unknown): CartChange[] {
  const change = asRecord(value)
  const code = change?.['code']
  if (!change || !isId(change['lineKey']) || (code !== 'price_changed' && code !== 'qty_reduced')) return []
  const [from, to] = [dollarsFrom(change['from']), dollarsFrom(change['to'])]
  return from === null || to === null ? [] : [{ lineKey: change['lineKey'], code, from, to }]
}

/** The key that the line came with, unless an earlier one has it. */
function keyOf({ key }: CartLine, index: number, lines: readonly CartLine[]): number {
  const taken = key === 0 || lines.slice(0, index).some((line) => line.key === key)
  return taken ? 1 + index + Math.max(...lines.map((line) => line.key)) : key
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const sameVariation = (a: CartLine, b: CartLine) =>
  a === b || (a.variationId !== null && a.variationId === b.variationId)
const asRecord = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const isId = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= mostId
/** Drawn by lot, and longer than the numbers of rows. */
const isCouponId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= longestText
const dollarsFrom = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 && value <= mostDollars ? value : null
