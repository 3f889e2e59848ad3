import type { EquipmentItem } from '@shop/shared-api'

/** One row of the list of pieces, as typed. */
export interface ItemRow {
  key: number
  size: string
  color: string
  qty: string
}

export const newRow = (key: number): ItemRow => ({ key, size: '', color: '', qty: '' })

/** What is wrong with a row, and in which of its fields. */
export interface RowProblem {
  key: number
  field: 'size' | 'color' | 'qty'
  message: string
}

/** The id of a row's field, by which the page leads to it. */
export const idOfField = ({ key, field }: Pick<RowProblem, 'key' | 'field'>): string => `piece-${key}-${field}`

/** The pieces that the rows ask for, or the first thing that is wrong with them. Blank rows don't count. */
export function itemsOf(rows: readonly ItemRow[]): { items: EquipmentItem[] } | { problem: RowProblem } {
  const filled = rows.filter(({ size, color, qty }) => [size, color, qty].some((text) => text.trim() !== ''))
  if (filled.length === 0) {
    const message = 'Add at least one piece: its size, its color and how many.'
    return { problem: { key: rows[0]!.key, field: 'size', message } }
  }
  const items: EquipmentItem[] = []
  for (const { key, size, color, qty } of filled) {
    const pieces = Number(qty)
    if (!size.trim()) return { problem: { key, field: 'size', message: 'This field is required' } }
    if (!color.trim()) return { problem: { key, field: 'color', message: 'This field is required' } }
    if (!Number.isInteger(pieces) || pieces < 1 || pieces > 10_000)
      return { problem: { key, field: 'qty', message: 'A whole number from 1 to 10,000' } }
    items.push({ size: size.trim(), color: color.trim(), qty: pieces })
  }
  return { items }
}
