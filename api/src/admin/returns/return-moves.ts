import { eq } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { mailOutbox, orderEvents, orderReturns, orders } from '../../database/schema'
import { Failure } from '../../failure'

/** A return with its order and pieces; 404 if there is none. */
export async function findReturn(db: Database, id: number) {
  const row = await db.query.orderReturns.findFirst({
    where: eq(orderReturns.id, id),
    with: { order: true, lines: { with: { item: true } } },
  })
  if (!row) throw new Failure(404, 'not_found', `There is no return ${id}. Run "returns list --status all" to see all.`)
  return row
}

/** A return that is locked with its order. */
export type LockedReturn = Awaited<ReturnType<typeof findReturn>>

/** Locks a return's order, as every change of its returns does, and reads the return. */
export async function lockReturn(tx: Database, id: number): Promise<LockedReturn> {
  const { orderId } = await findReturn(tx, id)
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update')
  return findReturn(tx, id)
}

/** Writes the new status, adds it to the order's history and mails it. */
export async function moveReturn(
  tx: Database,
  { id, order }: LockedReturn,
  status: LockedReturn['status'],
  facts: { message?: string; carrier?: string; trackingNumber?: string },
): Promise<void> {
  await tx
    .update(orderReturns)
    .set({ status, updatedAt: new Date(), ...facts })
    .where(eq(orderReturns.id, id))
  await tx.insert(orderEvents).values({ orderId: order.id, status: `return_${status}`, note: facts.message || null })
  // A refund has a mail of its own.
  if (status === 'refunded') return
  const data = { orderId: order.id, returnId: id }
  await tx.insert(mailOutbox).values({ recipient: order.email, template: `return-${status}`, data })
}
