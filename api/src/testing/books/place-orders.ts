import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { attempts, orderItems, variants } from '../../database/schema'
import { grantTerms } from '../grant-terms'
import { operate } from '../operate'
import { orderForm, toOrderLines } from '../order-form'
import { signUpWholesaler } from '../sign-up-wholesaler'
import type { TestApp } from '../test-app'

/** How an order is paid: by a guest's card, on invoice, with a card and store credit, or with store credit alone. */
export type OrderKind = 'card' | 'invoice' | 'mixed' | 'credit'

/** An order of three belts and two gloves, and who may see it. */
export interface PlacedOrder {
  id: string
  number: string
  lines: { id: number; sku: string }[]
  token: string | undefined
  guestToken: string | null
}

const GYM = 'gym@example.com'
const SHOPPER = 'shopper@example.com'
const GIFT = 10_000

/** Prepares buyers and stock, and places orders of each kind. */
export async function placeOrders(api: TestApp) {
  const gym = await signUpWholesaler(api, GYM)
  await grantTerms(api, GYM, { creditLimitCents: 1_000_000_000 })
  const shopper = (await api.signUp(SHOPPER)).access_token
  await api.db.update(variants).set({ stock: 100_000 })
  const totals: Partial<Record<OrderKind, number>> = {}
  let placed = 0

  const refill = async () => {
    const { balance } = (await api.call('GET /store-credit', { token: shopper })).body.data
    if (balance < GIFT) await operate(api, 'customers.give-credit', { customer: SHOPPER, amount: GIFT, reason: 'Test' })
  }

  const formOf = (kind: OrderKind, expected_total: number) => {
    const products = toOrderLines(api.shop, ['whiteBelt', 3], ['saleGlove', 2])
    const form = orderForm({ products, expected_total })
    if (kind === 'invoice') return { ...form, payment_token: null, po_number: 'PO-7', email: GYM }
    if (kind === 'card') return { ...form, coupen_id: api.shop.coupons.ten, email: `buyer-${randomUUID()}@example.com` }
    return kind === 'credit'
      ? { ...form, email: SHOPPER, payment_token: null, store_credit: expected_total }
      : { ...form, email: SHOPPER, store_credit: 20.01 }
  }

  async function placeOrder(kind: OrderKind): Promise<PlacedOrder> {
    await api.db.delete(attempts)
    await refill()
    const token = kind === 'card' ? undefined : kind === 'invoice' ? gym : shopper
    const submit = (total: number) =>
      api.call('POST /add-order', {
        body: formOf(kind, total),
        headers: { 'idempotency-key': randomUUID() },
        token,
      })
    totals[kind] ??= ((await submit(1)).body as unknown as { amounts: { total: number } }).amounts.total
    const { data, guest_token: guestToken } = (await submit(totals[kind])).body
    placed += 1
    const lines = await api.db.select().from(orderItems).where(eq(orderItems.orderId, data.id))
    return { id: data.id, number: data.order_number, lines, token, guestToken }
  }

  return { placeOrder, placed: () => placed }
}
