import type { CartLine } from './cart-line'
import { addLine, hasRoomFor, removeLine } from './cart-lines'
import type { StoredCart } from './stored-cart'

/** Most lines that are saved for later; the oldest ones are dropped. */
export const MAX_SAVED_LINES = 50

type Lists = Pick<StoredCart, 'lines' | 'saved'>

/** Moves a line from the cart to the saved lines, newest first. */
export function saveLine({ lines, saved }: Lists, key: number): Lists {
  const line = lines.find((candidate) => candidate.key === key)
  if (!line) return { lines, saved }
  const others = saved.filter(({ variantId }) => variantId === null || variantId !== line.variantId)
  return { lines: removeLine(lines, key), saved: numbered([line, ...others].slice(0, MAX_SAVED_LINES)) }
}

/** Moves a saved line into the cart; it stays saved when it has no variant or the cart is full. */
export function moveToCart({ lines, saved }: Lists, key: number): Lists {
  const line = saved.find((candidate) => candidate.key === key)
  if (!line || line.variantId === null) return { lines, saved }
  const added = { ...line, variantId: line.variantId, hasError: false }
  if (!hasRoomFor(lines, added)) return { lines, saved }
  return { lines: addLine(lines, added), saved: removeLine(saved, key) }
}

/** Keys identify lines within one list. */
const numbered = (lines: readonly CartLine[]) => lines.map((line, index) => ({ ...line, key: index + 1 }))
