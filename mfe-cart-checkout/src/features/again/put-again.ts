import type { WidgetOrderedLine } from '@shop/shared-ui'
import { sayChange } from '../../cart/cart-changes'
import { pieces, type CartLine, type NewLine } from '../../cart/cart-line'
import { addLine, hasRoomFor } from '../../cart/cart-lines'
import type { CartStore } from '../../cart/cart-store'

/** What came of buying an order's lines again, in words. */
export interface AgainOutcome {
  /** What is in the cart now that was not before: line by line. */
  added: { line: CartLine; words: string; quantity: number }[]
  /** What the shop changed since then: prices and quantities. */
  changed: string[]
  /** What could not be put in, and why. */
  left: string[]
}

/**
 * Puts lines of an earlier order into the cart at the prices of then, has it priced, and takes out again what can't
 * be bought any more, so that nothing bought again ever closes the checkout. What stood in the cart before stays.
 */
export async function putAgain(cart: CartStore, ordered: readonly WidgetOrderedLine[]): Promise<AgainOutcome> {
  const before = cart.state().lines
  const piecesBefore = (variationId: number | null) =>
    before.find((line) => line.variationId === variationId)?.quantity ?? 0
  const wanted = ordered.flatMap(newLine)
  const left = ordered.filter((line) => newLine(line).length === 0).map((line) => `${wordsOf(line)}: no longer sold.`)

  const noRoom: string[] = []
  cart.change((lines) =>
    wanted.reduce(
      (all, line) => {
        if (!hasRoomFor(all, line)) noRoom.push(`${wordsOf(line)}: your cart is full.`)
        return addLine(all, line)
      },
      [...lines],
    ),
  )
  const { lines, changes } = await cart.requoted()
  const isWanted = (variationId: number | null) => wanted.some((line) => line.variationId === variationId)
  const dead = lines.filter((line) => line.hasError && isWanted(line.variationId) && !piecesBefore(line.variationId))
  if (dead.length > 0) cart.change((all) => all.filter(({ key }) => !dead.some((line) => line.key === key)))

  const standing = lines.filter((line) => isWanted(line.variationId) && !line.hasError)
  return {
    added: standing.flatMap((line) => {
      const quantity = line.quantity - piecesBefore(line.variationId)
      return quantity > 0 ? [{ line, words: `${quantity} × ${wordsOf(line)}`, quantity }] : []
    }),
    changed: changes.flatMap((change) => {
      const line = standing.find(({ key }) => key === change.lineKey)
      return line ? [sayChange(change, line)] : []
    }),
    left: [...left, ...noRoom, ...dead.map((line) => `${wordsOf(line)}: sold out.`)],
  }
}

function newLine(line: WidgetOrderedLine): NewLine[] {
  const { productId, variationId, quantity, title, size, color, image, price, salePrice } = line
  if (productId === null || variationId === null) return []
  const seen = { priceSeen: price, salePriceSeen: salePrice, hasChoice: true, hasError: false }
  return [{ productId, variationId, quantity: pieces(quantity), title, thumbnail: image, size, color, ...seen }]
}

const wordsOf = ({ title, color, size }: { title: string; color: string; size: string }) =>
  [title, color, size].filter(Boolean).join(', ')
