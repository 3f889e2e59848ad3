import type { CartChange } from './cart-changes'
import { MAX_CART_LINES, clampQuantity, type CartLine } from './cart-line'
import { MAX_SAVED_LINES } from './saved-lines'
import { emptyCart, type AppliedCoupon, type StoredCart } from './stored-cart'

const MAX_ID = 2_147_483_647
const MAX_DOLLARS = 10_000_000
const MAX_TEXT_LENGTH = 300

/** Parses a stored cart: invalid lines are dropped and the others clamped to the API's bounds. Never throws. */
export function parseStoredCart(text: string | null): StoredCart {
  const stored = asRecord(parse(text))
  if (!stored) return emptyCart
  return {
    lines: linesFrom(stored['lines'], MAX_CART_LINES),
    shipment: stored['shipment'] === 'express' ? 'express' : 'simple',
    coupon: couponFrom(stored['coupon']),
    changes: asList(stored['changes']).flatMap(changeFrom).slice(0, MAX_CART_LINES),
    saved: linesFrom(stored['saved'], MAX_SAVED_LINES),
  }
}

/** The text to store for a cart, in the field names that `cart:v1` had from its first release on. */
export function serializeCart({ lines, saved, ...cart }: StoredCart): string {
  const serialize = ({ variantId, ...line }: CartLine) => ({ ...line, variationId: variantId })
  return JSON.stringify({ ...cart, lines: lines.map(serialize), saved: saved.map(serialize) })
}

/** The valid lines of a stored list, each variant and key once. */
function linesFrom(value: unknown, limit: number): CartLine[] {
  const lines = asList(value).flatMap(lineFrom)
  const distinct = lines.filter((line, index) => index === lines.findIndex((other) => isSameVariant(line, other)))
  return distinct.slice(0, limit).map((line, index) => ({ ...line, key: keyOf(line, index, distinct) }))
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
      variantId: line['variationId'],
      quantity: clampQuantity(Number(line['quantity'])),
      title,
      // Pictures are served by the shop itself; other origins are dropped.
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

/** The line's own key, unless an earlier line has it. */
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

const isSameVariant = (a: CartLine, b: CartLine) => a === b || (a.variantId !== null && a.variantId === b.variantId)
const asRecord = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const isId = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) <= MAX_ID
/** Coupon ids are random and may exceed a 32-bit row id. */
const isCouponId = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) > 0
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_TEXT_LENGTH
const dollarsFrom = (value: unknown): number | null =>
  typeof value === 'number' && value >= 0 && value <= MAX_DOLLARS ? value : null
