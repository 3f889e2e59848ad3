import { asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../database/client'
import { invoicePayments, mailOutbox, orderNotes, orders } from '../../database/schema'
import { Failure } from '../../failure'
import { isOrderMail } from '../../modules/mail/order-mails'

/** An order number as typed by an operator. */
export const orderNumber = z.string().trim().toUpperCase().max(40)

/** The number by which a carrier tracks a parcel. */
export const trackingNumber = z
  .string()
  .trim()
  .min(4, 'a tracking number has at least 4 characters')
  .max(60)
  .regex(/^[A-Za-z0-9-]*$/, 'a tracking number has letters, digits and dashes only')

/** Lines of an order with numbers of pieces. */
export const requestedPieces = (missing: string) =>
  z
    .array(z.strictObject({ line: z.int().min(1), quantity: z.int().min(1).max(10_000).optional() }))
    .min(1, missing)
    .max(100)

const orderNotFound = (number: string) =>
  new Failure(404, 'not_found', `There is no order ${number}. Run "orders list" to see the newest.`)

/** Reads the order with this number; 404 if there is none. */
export async function readOrder(db: Database, number: string) {
  const [order] = await db.select().from(orders).where(eq(orders.orderNumber, number))
  if (!order) throw orderNotFound(number)
  return order
}

/** Reads and locks the order until the end of the transaction; 404 if there is none. */
export async function lockOrder(tx: Database, number: string) {
  const [order] = await tx.select().from(orders).where(eq(orders.orderNumber, number)).for('update')
  if (!order) throw orderNotFound(number)
  return order
}

/** Adds the mail about a step to the outbox, if that step has one. */
export async function queueStepMail(
  tx: Database,
  order: { id: string; email: string },
  step: string,
  about: { tracking?: string } = {},
): Promise<void> {
  const template = `order-${step.replaceAll('_', '-')}`
  if (isOrderMail(template))
    await tx.insert(mailOutbox).values({ recipient: order.email, template, data: { orderId: order.id, ...about } })
}

/** The payments of an order's invoice, void ones included, in the order of their recording. */
export const listInvoicePayments = (db: Database, orderId: string) =>
  db.select().from(invoicePayments).where(eq(invoicePayments.orderId, orderId)).orderBy(asc(invoicePayments.id))

/** The notes of staff on an order, the oldest first. */
export const listOrderNotes = (db: Database, orderId: string) =>
  db.select().from(orderNotes).where(eq(orderNotes.orderId, orderId)).orderBy(asc(orderNotes.id))
