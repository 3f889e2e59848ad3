import type { WidgetOrderedLine } from '@shop/cart-checkout-contract'
import { formatChange } from '../../cart/cart-changes'
import { clampQuantity, type CartLine, type NewLine } from '../../cart/cart-line'
import { addLine, hasRoomFor } from '../../cart/cart-lines'
import type { CartStore } from '../../cart/cart-store'

/** The outcome of ordering an order's lines again. */
export interface ReorderOutcome {
  /** Lines and quantities that were added to the cart. */
  added: { line: CartLine; label: string; quantity: number }[]
  /** Prices and quantities that the shop changed since that order. */
  changed: string[]
  /** Lines that couldn't be added, and why. */
  skipped: string[]
}

/**
 * Adds lines of an earlier order at their old prices, requests a quote, and removes the added lines that are
 * unavailable, so that they never block checkout. Lines that were in the cart before remain.
 */
export async function addOrderedLines(cart: CartStore, ordered: readonly WidgetOrderedLine[]): Promise<ReorderOutcome> {
  const before = cart.state().lines
  const quantityBefore = (variantId: number | null) =>
    before.find((line) => line.variantId === variantId)?.quantity ?? 0
  const requested = ordered.flatMap(newLine)
  const left = ordered
    .filter((line) => newLine(line).length === 0)
    .map((line) => `${formatLine(line)}: no longer available.`)

  const noRoom: string[] = []
  cart.change((lines) =>
    requested.reduce(
      (all, line) => {
        if (!hasRoomFor(all, line)) noRoom.push(`${formatLine(line)}: your cart is full.`)
        return addLine(all, line)
      },
      [...lines],
    ),
  )
  const { lines, changes } = await cart.requoteAndWait()
  const isRequested = (variantId: number | null) => requested.some((line) => line.variantId === variantId)
  const unavailable = lines.filter(
    (line) => line.hasError && isRequested(line.variantId) && !quantityBefore(line.variantId),
  )
  if (unavailable.length > 0)
    cart.change((all) => all.filter(({ key }) => !unavailable.some((line) => line.key === key)))

  const available = lines.filter((line) => isRequested(line.variantId) && !line.hasError)
  return {
    added: available.flatMap((line) => {
      const quantity = line.quantity - quantityBefore(line.variantId)
      return quantity > 0 ? [{ line, label: `${quantity} × ${formatLine(line)}`, quantity }] : []
    }),
    changed: changes.flatMap((change) => {
      const line = available.find(({ key }) => key === change.lineKey)
      return line ? [formatChange(change, line)] : []
    }),
    skipped: [...left, ...noRoom, ...unavailable.map((line) => `${formatLine(line)}: sold out.`)],
  }
}

function newLine(line: WidgetOrderedLine): NewLine[] {
  const { productId, variationId: variantId, quantity, title, size, color, image, price, salePrice } = line
  if (productId === null || variantId === null) return []
  const seen = { priceSeen: price, salePriceSeen: salePrice, hasChoice: true, hasError: false }
  return [{ productId, variantId, quantity: clampQuantity(quantity), title, thumbnail: image, size, color, ...seen }]
}

const formatLine = ({ title, color, size }: { title: string; color: string; size: string }) =>
  [title, color, size].filter(Boolean).join(', ')
