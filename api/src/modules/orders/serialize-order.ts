import type { Order } from '@shop/shared-api/contract'
import { deliveryDays } from '@shop/shared-api/delivery'
import { toDollars } from '@shop/shared-api/money'
import { productImageUrl } from '../../media-url'
import { serializeAmounts } from '../cart/serialize-cart'
import { serializeDocument } from '../documents/document-repository'
import { returnUntil, serializeReturn } from '../returns/return-repository'
import { serializeInvoice } from './invoice'
import { cardOf } from './paid-by-credit'
import type { OrderParts, OrderRow } from './order-repository'

/** Whether the owner may still cancel: until the goods are packed. */
export const canCancel = (order: Pick<OrderRow, 'status' | 'fulfillmentStatus'>): boolean =>
  ['pending', 'confirmed', 'on_hold'].includes(order.status) && order.fulfillmentStatus === 'unfulfilled'

const promisedDays = ({ minDays, maxDays, createdAt }: Pick<OrderRow, 'minDays' | 'maxDays' | 'createdAt'>) =>
  minDays === null || maxDays === null ? null : deliveryDays([minDays, maxDays], createdAt)

const stepOf = ({ status, note, at }: { status: string; note: string | null; at: Date }) => ({
  status,
  note,
  at: at.toISOString(),
})

/** An order's parts; without the shop's own day, an invoice is overdue by the day in UTC. */
type SerializedParts = Omit<OrderParts, 'today'> & { today?: string | null }
const isoDay = (at: Date) => at.toISOString().slice(0, 10)

/** Serializes a complete order, in dollars. */
export function serializeOrder(
  order: Omit<OrderRow, 'guestTokenHash'>,
  { items, events, refunds, parcels, documents, returns, today }: SerializedParts,
): Order {
  const card = cardOf(order)
  return {
    id: order.id,
    order_number: order.orderNumber,
    status: order.status,
    payment_status: order.paymentStatus,
    fulfillment_status: order.fulfillmentStatus,
    email: order.email,
    created_at: order.createdAt.toISOString(),
    updated_at: order.updatedAt.toISOString(),
    items: items.map((item) => ({
      product_id: item.productId,
      product_variation_id: item.variantId,
      sku: item.sku,
      title: item.title,
      size: item.size,
      color: item.color,
      image: productImageUrl(item.drawing),
      discount_price: toDollars(item.listPriceCents),
      unit_price: toDollars(item.unitPriceCents),
      quantity: item.quantity,
      names: item.names,
      cancelled_quantity: item.cancelledQuantity,
      line_total: toDollars(item.unitPriceCents * item.quantity),
    })),
    amounts: serializeAmounts(
      {
        subtotal: order.subtotalCents,
        saleDiscount: order.saleDiscountCents,
        discount: order.discountCents,
        discountPercent: order.discountPercent,
        discountLabel: order.discountLabel,
        delivery: order.deliveryCents,
        tax: order.taxCents,
        total: order.totalCents,
      },
      order.taxRatePpm,
    ),
    address: order.address,
    billing: order.billing,
    note: order.note,
    po_number: order.poNumber,
    shipment_type: order.shipmentType,
    promised: promisedDays(order),
    payment: card && { brand: card.brand, last4: card.last4 },
    store_credit: toDollars(order.storeCreditCents),
    invoice: serializeInvoice(order, today ?? isoDay(new Date())),
    documents: documents.map(serializeDocument),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      amount: toDollars(refund.amountCents),
      paid_back: toDollars(refund.paidBackCents),
      store_credit: toDollars(refund.storeCreditCents),
      method: refund.method,
      reason: refund.reason,
      at: refund.createdAt.toISOString(),
    })),
    refunded: toDollars(order.creditedCents),
    events: events.map(stepOf),
    shipments: parcels.map((parcel) => ({
      carrier: parcel.carrier,
      tracking_number: parcel.trackingNumber,
      tracking_url: parcel.trackingUrl,
      tracking_status: parcel.trackingStatus,
      eta: parcel.eta,
      items: parcel.items.flatMap(({ orderItemId, quantity }) => {
        const item = items.find(({ id }) => id === orderItemId)
        return item ? [{ sku: item.sku, title: item.title, color: item.color, size: item.size, quantity }] : []
      }),
      events: parcel.steps.map((step) => ({ ...stepOf(step), place: step.place })),
    })),
    can_cancel: canCancel(order),
    returns: returns.map(serializeReturn),
    return_until: returnUntil(order, events),
  }
}
