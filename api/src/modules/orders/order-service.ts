import type { Order } from '@shop/shared-api/contract'
import { asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { refreshProducts } from '../../database/refresh-catalogue'
import { idempotencyKeys, mailOutbox, orderEvents, orderItems, orders, variants } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure, invalid, notFound } from '../../failure'
import type { Account } from '../auth/session-repository'
import { isWholesale } from '../cart/cart-service'
import { paymentMethodRepository } from '../payments/payment-method-repository'
import type { PaymentProvider } from '../payments/provider'
import { giveCouponBack } from './coupon-use'
import type { OnceRequest } from './idempotency'
import { canCancel, orderOnTheWire } from './order-on-the-wire'
import { findOrder, lockOrder, orderParts, type OrderRow, type OrderViewer } from './order-repository'
import { placeOrder, type OrderRequest, type Tender } from './place-order'
import { moveStock } from './stock'

/** Placing, confirming and cancelling orders. The charge stands outside the transaction and is finalised idempotently by the order's id. */
export function orderService(db: Database, payments: PaymentProvider) {
  const cards = paymentMethodRepository(db)

  const whole = async (row: OrderRow): Promise<Order> => orderOnTheWire(row, await orderParts(db, row.id))

  async function tenderOf(form: OrderRequest, account: Account | null): Promise<Tender> {
    if (form.payment_method_id) {
      const saved = account && (await cards.find(account.id, form.payment_method_id))
      if (!saved) throw notFound()
      return { provider: saved.provider, reference: saved.providerReference, brand: saved.brand, last4: saved.last4 }
    }
    if (form.payment_token) {
      const { reference, brand, last4 } = await payments.cardOf(form.payment_token)
      return { provider: payments.name, reference, brand, last4 }
    }
    if (isWholesale(account) && form.po_number) return null
    throw invalid([{ field: 'payment_token', message: 'Please choose how to pay.' }])
  }

  async function place(form: OrderRequest, account: Account | null, once: OnceRequest) {
    const placed = await placeOrder(db, form, account, await tenderOf(form, account), once)
    const viewer = { userId: account?.id ?? null, token: placed.guestToken ?? undefined }
    const row = await findOrder(db, placed.orderId, viewer)
    if (!row) throw notFound()
    const settled = await settle(row)
    await refreshProducts(db, placed.productIds)
    return { data: await whole(settled), guest_token: placed.guestToken }
  }

  /** Charges an order that is not paid yet; a declined card undoes the order as if it had never been. */
  async function settle(row: OrderRow): Promise<OrderRow> {
    if (row.paymentStatus !== 'pending' || !row.payment || row.status === 'cancelled') return row
    const charge = await payments.charge({ reference: row.payment.reference, amountCents: row.totalCents, key: row.id })
    if (!charge.paid) {
      await forget(row.id)
      throw new Failure(422, 'card_declined', charge.message, {
        errors: [{ field: 'payment_token', message: charge.message }],
      })
    }
    const [paid] = await db
      .update(orders)
      .set({ paymentStatus: 'paid', payment: { ...row.payment, reference: charge.reference }, updatedAt: new Date() })
      .where(eq(orders.id, row.id))
      .returning()
    return paid!
  }

  /** Takes an unpaid order back out, its stock and coupon returned, so that the same key may try another card. */
  const forget = (orderId: string) =>
    inTransaction(db, async (tx) => {
      await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update')
      await restore(tx, orderId)
      await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.orderId, orderId))
      await tx.delete(mailOutbox).where(sql`${mailOutbox.data} ->> 'orderId' = ${orderId}`)
      await tx.delete(orders).where(eq(orders.id, orderId))
    })

  async function confirm(orderId: string, viewer: OrderViewer): Promise<Order> {
    const row = await inTransaction(db, async (tx) => {
      const found = await lockOrder(tx, orderId, viewer)
      if (!found) throw notFound()
      if (found.status !== 'pending') {
        if (['cancelled', 'returned'].includes(found.status))
          throw new Failure(409, 'conflict', `This order is ${found.status}.`)
        return found
      }
      const [confirmed] = await tx
        .update(orders)
        .set({ status: 'confirmed', updatedAt: new Date() })
        .where(eq(orders.id, orderId))
        .returning()
      await tx.insert(orderEvents).values({ orderId, status: 'confirmed' })
      await tx.insert(mailOutbox).values({ recipient: found.email, template: 'order-confirmed', data: { orderId } })
      return confirmed!
    })
    return whole(row)
  }

  async function cancel(orderId: string, viewer: OrderViewer, reason: string, note?: string): Promise<Order> {
    const { row, productIds } = await inTransaction(db, async (tx) => {
      const found = await lockOrder(tx, orderId, viewer)
      if (!found) throw notFound()
      if (!canCancel(found)) throw new Failure(409, 'conflict', 'This order can no longer be cancelled.')
      const restored = await restore(tx, orderId)
      const [cancelled] = await tx
        .update(orders)
        .set({ status: 'cancelled', cancelReason: note ? `${reason}: ${note}` : reason, updatedAt: new Date() })
        .where(eq(orders.id, orderId))
        .returning()
      await tx.insert(orderEvents).values({ orderId, status: 'cancelled', note: reason })
      await tx.insert(mailOutbox).values({ recipient: found.email, template: 'order-cancelled', data: { orderId } })
      return { row: cancelled!, productIds: restored }
    })
    await refreshProducts(db, productIds)
    return whole(await refund(row))
  }

  async function refund(row: OrderRow): Promise<OrderRow> {
    if (row.paymentStatus !== 'paid' || !row.payment) return row
    await payments.refund({ reference: row.payment.reference, key: `refund-${row.id}` })
    const [refunded] = await db
      .update(orders)
      .set({ paymentStatus: 'refunded', updatedAt: new Date() })
      .where(eq(orders.id, row.id))
      .returning()
    return refunded!
  }

  return { place, confirm, cancel, whole }
}

/** Puts an order's pieces back (variants locked in id order) and gives its coupon back; answers the products touched. */
async function restore(tx: Database, orderId: string): Promise<number[]> {
  const items = await tx
    .select({ variantId: variants.id, productId: variants.productId, quantity: orderItems.quantity })
    .from(variants)
    .innerJoin(orderItems, eq(orderItems.variantId, variants.id))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(variants.id))
    .for('update', { of: variants })
  if (items.length > 0)
    await moveStock(
      tx,
      items.map(({ variantId, quantity }) => ({ variantId, by: quantity })),
    )
  await giveCouponBack(tx, orderId)
  return [...new Set(items.map(({ productId }) => productId))]
}
