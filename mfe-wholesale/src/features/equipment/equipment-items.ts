import type { EquipmentItem } from '@shop/shared-api'

/** One row of the list of pieces, as typed. */
export interface ItemRow {
  key: number
  size: string
  color: string
  qty: string
}

export const newRow = (key: number): ItemRow => ({ key, size: '', color: '', qty: '' })

/** The pieces that the rows ask for, or what is wrong with the first row that can't be read. Blank rows don't count. */
export function itemsOf(rows: readonly ItemRow[]): { items: EquipmentItem[] } | { problem: string } {
  const filled = rows.filter(({ size, color, qty }) => [size, color, qty].some((text) => text.trim() !== ''))
  if (filled.length === 0) return { problem: 'Add at least one piece: its size, its color and how many.' }
  const items: EquipmentItem[] = []
  for (const [index, { size, color, qty }] of filled.entries()) {
    const pieces = Number(qty)
    if (!size.trim() || !color.trim()) return { problem: `Row ${index + 1} needs a size and a color.` }
    if (!Number.isInteger(pieces) || pieces < 1 || pieces > 10_000) {
      return { problem: `Row ${index + 1} needs a whole number of pieces, from 1 to 10,000.` }
    }
    items.push({ size: size.trim(), color: color.trim(), qty: pieces })
  }
  return { items }
}
