import { randomUUID } from 'node:crypto'
import type { quoteOrderForm } from '@shop/shared-api/contract'
import { eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../database/client'
import { equipmentEvents, equipmentRequests, orderItems, orders, products } from '../../database/schema'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import type { Account } from '../auth/session-repository'
import { isTaxExempt } from '../cart/cart-service'
import { findDestination } from '../cart/destination'
import { priceCart, type Amounts } from '../cart/pricing'
import { lockOwnRequest, type EquipmentRequest as Request } from '../wholesale/own-request'
import { grantCredit } from './grant-credit'
import { findPreviousOrder, type IdempotentRequest } from './idempotency'
import { consumeOrderLimit, reserveDecline } from './order-limits'
import { insertOrder, type OrderRequest, type PlacedOrder, type Tender } from './place-order'
import { assertExpectedTotal, recordPlaced } from './record-placed'

/** A validated order of a quote. */
export type QuoteOrderRequest = z.output<typeof quoteOrderForm>

/** Who orders, and which request. */
export interface QuoteOrderContext {
  account: Account
  network: string
  requestNumber: string
}

/** Shown with the line unless the request names a product: custom equipment has no photograph. */
const DRAWING = 'belt.solid.white'

/** The form as an order without lines of the catalogue. */
export const orderFormOf = (form: QuoteOrderRequest): OrderRequest => ({
  ...form,
  products: [],
  shipment_type: 'simple',
  store_credit: 0,
})

/** What a quote costs with the tax of a state; shipping is part of it. */
export async function priceQuote(
  tx: Database,
  { quoteCents }: Request,
  state: string,
  account: Account,
): Promise<{ amounts: Amounts; taxRatePpm: number }> {
  const destination = await findDestination(tx, state)
  const taxRatePpm = isTaxExempt(account) ? 0 : destination.taxRatePpm
  const amounts = priceCart({
    lines: [{ priceCents: quoteCents!, salePriceCents: null, quantity: 1 }],
    // Free shipping, and without tiers no discount: the quote is the price.
    wholesale: true,
    tiers: [],
    coupon: null,
    shipment: 'simple',
    delivery: { simpleCents: 0, expressCents: 0, freeFromCents: 0 },
    taxRatePpm,
  })
  return { amounts, taxRatePpm }
}

/** Finds an own request whose quote is approved and not ordered yet, locked within a transaction. */
export async function findOrderable(tx: Database, userId: string, number: string): Promise<Request> {
  const request = await lockOwnRequest(tx, userId, number)
  if (!['approved', 'in_production', 'completed'].includes(request.status)) {
    throw new Failure(409, 'conflict', 'Approve the quote before you order.')
  }
  if (request.orderId && (await findLiveOrders(tx, [request.orderId])).length > 0) {
    throw new Failure(409, 'ordered', 'This quote is ordered already.')
  }
  return request
}

/** Those of the orders that are not canceled. */
export const findLiveOrders = async (tx: Database, ids: string[]) => {
  const rows = await tx
    .select({ id: orders.id, orderNumber: orders.orderNumber, status: orders.status })
    .from(orders)
    .where(inArray(orders.id, ids))
  return rows.filter(({ status }) => status !== 'cancelled')
}

/**
 * Places the order of an approved quote in one transaction: one line at the quoted price, which takes nothing from the
 * stock. The request is locked first, then the company's terms.
 */
export function placeQuoteOrder(
  db: Database,
  quoteForm: QuoteOrderRequest,
  { account, network, requestNumber }: QuoteOrderContext,
  tender: Tender,
  once: IdempotentRequest,
): Promise<PlacedOrder> {
  return inTransaction(db, async (tx) => {
    const earlier = await findPreviousOrder(tx, once)
    if (earlier) return { orderId: earlier.orderId, guestToken: null, isRepeated: true }
    const form = orderFormOf(quoteForm)
    const buyer = { network, userId: account.id, email: form.email }
    await consumeOrderLimit(tx, 'place', buyer)
    if (tender) await reserveDecline(tx, buyer)
    const request = await findOrderable(tx, account.id, requestNumber)
    const { amounts, taxRatePpm } = await priceQuote(tx, request, form.state, account)
    assertExpectedTotal(form, { amounts, taxRatePpm })
    const dueOn = tender ? null : await grantCredit(tx, account, amounts.total)
    const orderId = randomUUID()
    const orderNumber = await insertOrder(
      tx,
      { id: orderId, guestTokenHash: null },
      form,
      account,
      { tender, dueOn, storeCreditCents: 0 },
      { amounts, taxRatePpm, couponId: null, shipment: 'simple', days: { minDays: null, maxDays: null } },
    )
    await insertQuotedLine(tx, orderId, request)
    await tx.update(equipmentRequests).set({ orderId }).where(eq(equipmentRequests.id, request.id))
    const note = `Ordered as ${orderNumber}`
    await tx.insert(equipmentEvents).values({ requestId: request.id, status: request.status, note })
    const order = { id: orderId, orderNumber, pieces: piecesOf(request), totalCents: amounts.total }
    await recordPlaced(tx, { ...order, form, tender }, once)
    return { orderId, guestToken: null, isRepeated: false }
  })
}

const piecesOf = ({ items }: Request) => items.reduce((sum, { qty }) => sum + qty, 0)

/** One line for everything that the quote covers: its price needs not be divisible by the pieces. */
async function insertQuotedLine(tx: Database, orderId: string, request: Request) {
  const pieces = piecesOf(request)
  const like = request.items.find((item) => item.product_id)?.product_id
  const [product] = like === undefined ? [] : await tx.select().from(products).where(eq(products.id, like))
  await tx.insert(orderItems).values({
    orderId,
    productId: null,
    variantId: null,
    sku: request.requestNumber,
    title: `Custom equipment: ${request.category}`,
    size: pieces === 1 ? '1 piece' : `${pieces} pieces`,
    color: 'As quoted',
    drawing: product?.drawing ?? DRAWING,
    listPriceCents: request.quoteCents!,
    unitPriceCents: request.quoteCents!,
    quantity: 1,
  })
}
