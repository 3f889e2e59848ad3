import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/client'
import { mailOutbox, orders } from '../../database/schema'
import { Failure } from '../../failure'
import { isOrderMail } from '../../modules/mail/order-mails'

/** An order number as an operator types it. */
export const orderNumber = z.string().trim().toUpperCase().max(40)

const noSuch = (number: string) =>
  new Failure(404, 'not_found', `There is no order ${number}. "orders list" shows the newest.`)

/** The order with this number; 404 without one. */
export async function readOrder(db: Database, number: string) {
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, number))
  if (!order) throw noSuch(number)
  return order
}

/** The same, locked until the end of the transaction. */
export async function orderByNumber(tx: Database, number: string) {
  const [order] = await tx.select().from(orders).where(eq(orders.orderNumber, number)).for('update')
  if (!order) throw noSuch(number)
  return order
}

/** Puts a mail about a step into the outbox, if that step has one. */
export async function mailAbout(tx: Database, order: { id: string; email: string }, step: string): Promise<void> {
  const template = `order-${step.replaceAll('_', '-')}`
  if (isOrderMail(template))
    await tx.insert(mailOutbox).values({ recipient: order.email, template, data: { orderId: order.id } })
}
