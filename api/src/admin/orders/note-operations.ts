import { multiLine } from '@shop/shared-api/contract'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { orderNotes, orders } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { id } from '../list-fields'
import { audit, operation } from '../operation'
import { lockOrder, orderNumber } from './order-lookup'

/** Notes of staff on orders; customers never see them. */
export const noteOperations = {
  'orders.note': operation(
    z.strictObject({ number: orderNumber, text: multiLine(1, 2000) }),
    async ({ db, actor }, { number, text }) =>
      inTransaction(db, async (tx) => {
        const order = await lockOrder(tx, number)
        const [note] = await tx
          .insert(orderNotes)
          .values({ orderId: order.id, text, writtenBy: actor })
          .returning({ id: orderNotes.id })
        await audit(tx, actor, 'orders.note', number, { note: note!.id })
        return { done: `Added the note to order ${number}.`, detail: { id: note!.id } }
      }),
  ),

  'orders.remove-note': operation(z.strictObject({ id }), async ({ db, actor }, { id }) =>
    inTransaction(db, async (tx) => {
      const [note] = await tx.delete(orderNotes).where(eq(orderNotes.id, id)).returning()
      if (!note)
        throw new Failure(404, 'not_found', `There is no note ${id}. Run "orders show" to list an order's notes.`)
      const [order] = await tx.select().from(orders).where(eq(orders.id, note.orderId))
      await audit(tx, actor, 'orders.remove-note', order!.orderNumber, { note: id })
      return { done: `Removed the note from order ${order!.orderNumber}.`, detail: { id } }
    }),
  ),
}
