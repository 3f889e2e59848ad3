import { randomUUID } from 'node:crypto'
import type { orderForm } from '@shop/shared-api/contract'
import { toCents } from '@shop/shared-api/money'
import type { z } from 'zod'
import type { Database } from '../../database/client'
import { orders } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure, invalid } from '../../failure'
import type { ServerSecret } from '../../server-secret'
import { tokenHash } from '../auth/session-token'
import type { Account } from '../auth/session-repository'
import { settingsCarrier } from '../cart/carrier'
import { mergeLines } from '../cart/cart-lines'
import { isTaxExempt, isWholesale } from '../cart/cart-service'
import { countHeldByOthers } from '../cart/held-stock'
import { priceCart, unitPrice, type Amounts } from '../cart/pricing'
import { findRate } from '../cart/shipment-rates'
import { findDestination } from '../cart/destination'
import { contentRepository } from '../content/content-repository'
import { lockCoupon, useCoupon } from './coupon-use'
import { findPreviousOrder, type IdempotentRequest } from './idempotency'
import { deriveGuestToken } from './guest-token'
import { grantCredit } from './grant-credit'
import { consumeOrderLimit, reserveDecline } from './order-limits'
import { payWithCredit } from '../store-credit/pay-with-credit'
import { insertLines, type Line } from './insert-lines'
import { billingOf, deliveryOf } from './order-addresses'
import { newOrderNumber } from './order-number'
import { creditTender, isPaidByCredit } from './paid-by-credit'
import { assertExpectedTotal, recordPlaced } from './record-placed'
import { releaseHold, variantIdsOf, productIdsOf } from './stock-hold'
import { lockVariants, adjustStock, resolveAvailableLines } from './stock'

/** A validated order form. */
export type OrderRequest = z.output<typeof orderForm>
/** How the order is paid: the display data of a card, or null for an invoice. */
export type Tender = { provider: string; reference: string; brand: string; last4: string } | null

/** The caller and what limits and guest links need. */
export interface OrderContext {
  account: Account | null
  network: string
  secret: ServerSecret
}

/** Result of placing an order: its id, a guest link's token, and whether an earlier request placed it. */
export interface PlacedOrder {
  orderId: string
  guestToken: string | null
  isRepeated: boolean
}

const paymentMissing = () => invalid([{ field: 'payment_token', message: 'Please choose how to pay the rest.' }])

/**
 * Places an order in one transaction: stock, coupon, order, key and mail succeed or fail together. Variants are
 * locked first, the coupon afterwards, then a company's terms, and store credit last.
 */
export function placeOrder(
  db: Database,
  form: OrderRequest,
  { account, network, secret }: OrderContext,
  tender: Tender,
  once: IdempotentRequest,
): Promise<PlacedOrder> {
  const guestTokenFor = (orderId: string) => (account ? null : deriveGuestToken(secret, orderId))
  return inTransaction(db, async (tx) => {
    const earlier = await findPreviousOrder(tx, once)
    if (earlier) return { orderId: earlier.orderId, guestToken: guestTokenFor(earlier.orderId), isRepeated: true }
    const buyer = { network, userId: account?.id ?? null, email: form.email }
    await consumeOrderLimit(tx, 'place', buyer)
    if (tender && !isPaidByCredit({ payment: tender })) await reserveDecline(tx, buyer)
    const requested = mergeLines(form.products)
    const locked = await lockVariants(tx, variantIdsOf(requested))
    const lines = resolveAvailableLines(
      requested,
      locked,
      await countHeldByOthers(tx, productIdsOf(requested), form.hold_key),
    )
    const priced = await priceOrder(tx, form, account, lines)
    assertExpectedTotal(form, priced)
    const dueOn = tender || !account ? null : await grantCredit(tx, account, priced.amounts.total)
    const storeCreditCents = toCents(form.store_credit)
    const isCovered = storeCreditCents === priced.amounts.total
    if (isPaidByCredit({ payment: tender }) && !isCovered) throw paymentMissing()
    const paidWith = tender && isCovered ? creditTender : tender
    const orderId = randomUUID()
    const guestToken = guestTokenFor(orderId)
    const orderNumber = await insertOrder(
      tx,
      { id: orderId, guestTokenHash: guestToken === null ? null : tokenHash(guestToken) },
      form,
      account,
      { tender: paidWith, dueOn, storeCreditCents },
      priced,
    )
    await insertLines(tx, { id: orderId, orderNumber }, account, lines)
    if (priced.couponId !== null) {
      await useCoupon(tx, { orderId, couponId: priced.couponId, email: form.email, userId: account?.id ?? null })
    }
    await adjustStock(
      tx,
      lines.map(({ variant, quantity }) => ({ variantId: variant.id, by: -quantity })),
    )
    const placing = { id: orderId, orderNumber, totalCents: priced.amounts.total }
    await payWithCredit(tx, account, placing, storeCreditCents)
    if (form.hold_key) await releaseHold(tx, form.hold_key)
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
    await recordPlaced(tx, { ...placing, form, tender, pieces }, once)
    return { orderId, guestToken, isRepeated: false }
  })
}

/** The amounts of an order, and how it is shipped. */
export interface PricedOrder {
  amounts: Amounts
  taxRatePpm: number
  couponId: number | null
  shipment: 'simple' | 'express'
  /** Promised business days in transit; null for none. */
  days: { minDays: number | null; maxDays: number | null }
}

async function priceOrder(
  tx: Database,
  form: OrderRequest,
  account: Account | null,
  lines: Line[],
): Promise<PricedOrder> {
  const wholesale = isWholesale(account)
  const content = contentRepository(tx)
  const settings = await content.settings()
  const tiers = wholesale ? await content.tiers() : []
  const { taxRatePpm: stateRatePpm, extraDays } = await findDestination(tx, form.state)
  const taxRatePpm = isTaxExempt(account) ? 0 : stateRatePpm
  const rate = form.shipment_id ? await findRate(tx, form.shipment_id) : undefined
  const rateHolds = rate && rate.state === form.state && rate.zip === form.zip
  if (form.shipment_id && !rateHolds) {
    throw new Failure(409, 'rate_expired', 'This shipping rate has expired. Please choose your shipping again.')
  }
  const requested = rate?.type ?? (form.shipment_type === 'express' ? 'express' : 'simple')
  const shipment = wholesale ? 'simple' : requested
  const priced = lines.map(({ variant, quantity }) => ({ ...variant, quantity }))
  const subtotal = priced.reduce((sum, line) => sum + unitPrice(line) * line.quantity, 0)
  const buyer = { account, email: form.email }
  const coupon = form.coupen_id ? await lockCoupon(tx, form.coupen_id, buyer, { subtotal, wholesale }) : null
  const delivery = {
    simpleCents: rate?.type === 'simple' ? rate.chargesCents : settings.simpleShipmentCents,
    expressCents: rate?.type === 'express' ? rate.chargesCents : settings.expressShipmentCents,
    freeFromCents: settings.freeShipmentCents,
  }
  const amounts = priceCart({ lines: priced, wholesale, tiers, coupon, shipment, delivery, taxRatePpm })
  const carrier = settingsCarrier(settings, extraDays)
  const offers = rate?.type === shipment ? [rate] : await carrier(form, new AbortController().signal)
  const { minDays, maxDays } = offers.find(({ type }) => type === shipment)!
  return { amounts, taxRatePpm, couponId: coupon?.id ?? null, shipment, days: { minDays, maxDays } }
}

/** Inserts an order with its amounts and addresses, and returns its number. */
export async function insertOrder(
  tx: Database,
  secrets: { id: string; guestTokenHash: Buffer | null },
  form: OrderRequest,
  account: Account | null,
  { tender, dueOn, storeCreditCents }: { tender: Tender; dueOn: string | null; storeCreditCents: number },
  { amounts, taxRatePpm, couponId, shipment, days }: PricedOrder,
): Promise<string> {
  const orderNumber = newOrderNumber()
  await tx.insert(orders).values({
    ...secrets,
    orderNumber,
    userId: account?.id,
    email: form.email,
    paymentStatus: tender ? 'pending' : 'invoice',
    subtotalCents: amounts.subtotal,
    saleDiscountCents: amounts.saleDiscount,
    discountCents: amounts.discount,
    discountPercent: amounts.discountPercent,
    discountLabel: amounts.discountLabel,
    deliveryCents: amounts.delivery,
    taxCents: amounts.tax,
    taxRatePpm,
    totalCents: amounts.total,
    storeCreditCents,
    couponId,
    shipmentType: shipment,
    ...days,
    address: deliveryOf(form),
    billing: form.billing_same ? deliveryOf(form) : billingOf(form),
    note: form.note || null,
    poNumber: form.po_number || null,
    dueOn,
    payment: tender,
  })
  return orderNumber
}
