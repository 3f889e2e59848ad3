import type { ActionField } from '../../action/action-field'
import type { OrderItem } from './order-answer'

const LINE = 'line-'

/** An item with its color and size. */
export const itemName = ({ title, color, size }: Pick<OrderItem, 'title' | 'color' | 'size'>): string =>
  [title, [color, size].filter(Boolean).join(', ')].filter(Boolean).join(' · ')

/** How many pieces of a line are neither canceled nor in a parcel. */
export const openPieces = ({ quantity, canceled, packed }: OrderItem): number => quantity - canceled - packed

/** The name of a line's field. */
export const lineField = ({ id }: OrderItem): string => `${LINE}${id}`

/** A field for each line that has open pieces, to type how many of them are meant. */
export const lineFields = (items: readonly OrderItem[]): ActionField[] =>
  items
    .filter((item) => openPieces(item) > 0)
    .map((item) => ({
      name: lineField(item),
      label: itemName(item),
      kind: 'number',
      hint: `How many of ${openPieces(item)}`,
    }))

/** The lines that were typed in fields of `lineFields`, and the other values. */
export function splitLines(values: Record<string, unknown>) {
  const lines: { line: number; quantity: unknown }[] = []
  const others: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(values)) {
    if (!name.startsWith(LINE)) others[name] = value
    else if (value) lines.push({ line: Number(name.slice(LINE.length)), quantity: value })
  }
  return { lines, others }
}
