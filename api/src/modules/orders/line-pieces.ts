import type { orderItems } from '../../database/schema'
import { Failure, invalid } from '../../failure'
import type { OrderRow } from './order-repository'

/** A line of an order. */
export type ItemRow = typeof orderItems.$inferSelect

/** Pieces of an order line; all that are open, unless given. */
export interface RequestedPieces {
  line: number
  quantity?: number
}

/** Pieces of a line. */
export interface LinePieces {
  item: ItemRow
  quantity: number
}

/** The pieces of a line that are neither canceled nor in a parcel. */
export const openPieces = ({ quantity, cancelledQuantity, packedQuantity }: ItemRow): number =>
  quantity - cancelledQuantity - packedQuantity

/**
 * Finds the open pieces that were requested of an order's lines. Throws 422 for a line that the order doesn't have or
 * that is given twice, and 409 for more pieces than are open, in words that end with `can be …`.
 */
export function resolvePieces(
  order: OrderRow,
  items: readonly ItemRow[],
  requested: readonly RequestedPieces[],
  { field, action }: { field: string; action: string },
): LinePieces[] {
  return requested.map(({ line, quantity }, index) => {
    const item = items.find(({ id }) => id === line)
    const at = `${field}.${index}`
    if (!item) throw invalid([{ field: at, message: `Order ${order.orderNumber} has no line ${line}.` }])
    if (requested.findIndex((other) => other.line === line) !== index)
      throw invalid([{ field: at, message: `Line ${line} is given twice.` }])
    const open = openPieces(item)
    if (open === 0 || (quantity ?? open) > open) {
      const packed = item.packedQuantity > 0 ? `; ${item.packedQuantity} of them are in parcels` : ''
      const message = `Only ${open} of line ${line} (${item.title}) can be ${action}${packed}.`
      throw new Failure(409, 'conflict', message, { errors: [{ field: `${at}.quantity`, message }] })
    }
    return { item, quantity: quantity ?? open }
  })
}

/** Pieces of a line in words, such as `2 × Belt, White, A2`. */
export const formatPiece = (
  { title, color, size }: Pick<ItemRow, 'title' | 'color' | 'size'>,
  quantity: number,
): string => `${quantity} × ${[title, color, size].filter(Boolean).join(', ')}`

/** Pieces of several lines in words. */
export const formatPieces = (lines: readonly LinePieces[]): string =>
  lines.map(({ item, quantity }) => formatPiece(item, quantity)).join('; ')

/** The number of pieces. */
export const countPieces = (lines: readonly LinePieces[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)
