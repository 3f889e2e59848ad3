import type { EquipmentItem } from '@shop/shared-api'
import { parseQuantity } from '@shop/shared-ui'

/** One row of the item list, as typed. */
export interface ItemRow {
  key: number
  size: string
  color: string
  qty: string
}

export const newRow = (key: number): ItemRow => ({ key, size: '', color: '', qty: '' })

/** A row's error and its field. */
export interface RowProblem {
  key: number
  field: 'size' | 'color' | 'qty'
  message: string
}

/** The ID of a row's field, used to focus it. */
export const getFieldId = ({ key, field }: Pick<RowProblem, 'key' | 'field'>): string => `piece-${key}-${field}`

/** Parses the rows into items, or returns the first error. Blank rows are ignored. */
export function parseItems(rows: readonly ItemRow[]): { items: EquipmentItem[] } | { problem: RowProblem } {
  const filled = rows.filter(({ size, color, qty }) => [size, color, qty].some((text) => text.trim() !== ''))
  if (filled.length === 0) {
    const message = 'Add at least one item with its size, color and quantity.'
    return { problem: { key: rows[0]!.key, field: 'size', message } }
  }
  const items: EquipmentItem[] = []
  for (const { key, size, color, qty } of filled) {
    const pieces = parseQuantity(qty)
    if (!size.trim()) return { problem: { key, field: 'size', message: 'This field is required' } }
    if (!color.trim()) return { problem: { key, field: 'color', message: 'This field is required' } }
    if (!(pieces >= 1 && pieces <= 10_000))
      return { problem: { key, field: 'qty', message: 'Enter a whole number from 1 to 10,000' } }
    items.push({ size: size.trim(), color: color.trim(), qty: pieces })
  }
  return { items }
}
