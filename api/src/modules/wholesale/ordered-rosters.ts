import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { rosterEntries, rosters, type PieceName } from '../../database/schema'

interface OrderedPieces {
  variantId: number
  productId: number
  color: string
  size: string
  quantity: number
}

/**
 * The names and numbers that belong to the lines of an order by variant, from the coach's rosters whose lines are in the
 * cart. These rosters count as ordered with this order.
 */
export async function takeRosterNames(
  tx: Database,
  userId: string,
  orderNumber: string,
  lines: readonly OrderedPieces[],
): Promise<Map<number, PieceName[]>> {
  const waiting = await tx
    .select()
    .from(rosters)
    .where(and(eq(rosters.userId, userId), isNotNull(rosters.inCartAt)))
    .orderBy(asc(rosters.inCartAt))
    .for('update')
  const ordered = waiting.filter((roster) => lines.some((line) => isOf(line, roster)))
  if (ordered.length === 0) return new Map()
  const ids = ordered.map(({ id }) => id)
  const entries = await tx
    .select()
    .from(rosterEntries)
    .where(inArray(rosterEntries.rosterId, ids))
    .orderBy(asc(rosterEntries.createdAt), asc(rosterEntries.id))
  await tx.update(rosters).set({ inCartAt: null, orderedAt: new Date(), orderNumber }).where(inArray(rosters.id, ids))
  return new Map(
    lines.map((line) => {
      const own = ordered.filter((roster) => isOf(line, roster)).map(({ id }) => id)
      const names = entries
        .filter(({ rosterId, size }) => own.includes(rosterId) && size === line.size)
        .map(({ name, number }) => ({ name, number }))
      return [line.variantId, names.slice(0, line.quantity)]
    }),
  )
}

const isOf = (line: OrderedPieces, roster: { productId: number; color: string }) =>
  line.productId === roster.productId && line.color === roster.color

/** Makes rosters wait for another order, since this one was not paid. */
export async function returnRosters(tx: Database, orderNumber: string): Promise<void> {
  await tx
    .update(rosters)
    .set({ inCartAt: new Date(), orderedAt: null, orderNumber: null })
    .where(eq(rosters.orderNumber, orderNumber))
}
