import type { RosterSummary, rosterEntryForm } from '@shop/shared-api/contract'
import type { z } from 'zod'
import type { Database } from '../../database/client'
import { Failure, invalid, notFound } from '../../failure'
import { productImageUrl } from '../../media-url'
import { rosterRepository, type RosterRow } from './roster-repository'

/** Whether members may still enter. */
export const isOpen = ({ deadline }: RosterRow): boolean => deadline.getTime() > Date.now()

/** Serializes a roster without its members. */
export const summary = (row: RosterRow): RosterSummary => ({
  id: row.id,
  title: row.title,
  product: { id: row.productId, title: row.productTitle, thumbnail: productImageUrl(row.drawing) },
  color: row.color,
  deadline: row.deadline.toISOString(),
  open: isOpen(row),
  members: row.members,
  ordered: row.orderedAt && { at: row.orderedAt.toISOString(), order_number: row.orderNumber ?? '' },
})

/** 422 for a size that the product doesn't have in this color. */
export async function requireSize(tx: Database, row: RosterRow, size: string) {
  if ((await rosterRepository(tx).sizes(row.productId, row.color)).includes(size)) return
  throw invalid([{ field: 'size', message: 'Choose one of the sizes' }])
}

/** The refusal of a second entry with a name. */
export const nameTaken = (hint: string) => new Failure(409, 'name_taken', `This name is already on the roster. ${hint}`)

/** Changes an entry of a locked roster; 404 if it was removed, 409 if another one has the name. */
export async function changeEntry(
  tx: Database,
  row: RosterRow,
  entryId: string,
  entry: z.output<typeof rosterEntryForm>,
) {
  await requireSize(tx, row, entry.size)
  const outcome = await rosterRepository(tx).changeEntry(row.id, entryId, entry)
  if (outcome === 'missing') throw notFound()
  if (outcome === 'taken') throw nameTaken('Enter another one.')
}
