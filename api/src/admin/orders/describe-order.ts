import { formatUsd, toDollars } from '@shop/shared-api/money'
import type { invoicePayments, OrderAddress, orderNotes } from '../../database/schema'
import { formatDocumentNumber } from '../../modules/documents/document-content'
import { refundableCents } from '../../modules/orders/book-refund'
import { serializeInvoice } from '../../modules/orders/invoice'
import { cardOf } from '../../modules/orders/paid-by-credit'
import type { OrderParts, OrderRow } from '../../modules/orders/order-repository'
import type { OperationResult, Row } from '../operation'
import { minute } from '../list-fields'

const postal = (to: OrderAddress) =>
  [`${to.first_name} ${to.last_name}`, to.address, to.address_2, `${to.city}, ${to.state} ${to.zip}`, to.phone]
    .filter(Boolean)
    .join('; ')

const formatNames = (names: OrderParts['items'][number]['names']) =>
  names.map(({ name, number }) => (number ? `${name} ${number}` : name)).join(', ') || null

const describeItem = ({
  id,
  sku,
  title,
  color,
  size,
  quantity,
  names,
  cancelledQuantity,
  packedQuantity,
  unitPriceCents,
}: OrderParts['items'][number]) => ({
  id,
  sku,
  title,
  color,
  size,
  quantity,
  names: formatNames(names),
  canceled: cancelledQuantity,
  packed: packedQuantity,
  each: formatUsd(unitPriceCents),
  line: formatUsd(unitPriceCents * quantity),
})

/** Formats an order with its lines, payment, steps and parcels. */
export function describeOrder(
  order: OrderRow,
  { items, events, refunds, parcels, documents, today }: OrderParts,
  payments: (typeof invoicePayments.$inferSelect)[],
  notes: (typeof orderNotes.$inferSelect)[],
): OperationResult {
  const invoice = serializeInvoice(order, today ?? '')
  const card = cardOf(order)
  const record: Row = {
    number: order.orderNumber,
    id: order.id,
    status: order.status,
    payment: order.paymentStatus,
    fulfillment: order.fulfillmentStatus,
    email: order.email,
    account: order.userId ? 'yes' : 'guest',
    placed: minute(order.createdAt),
    deliver_to: postal(order.address),
    bill_to: postal(order.billing),
    shipment: order.shipmentType,
    card: card && `${card.brand} ${card.last4} (${card.provider})`,
    store_credit: order.storeCreditCents > 0 ? formatUsd(order.storeCreditCents) : null,
    po_number: order.poNumber,
    note: order.note,
    cancel_reason: order.cancelReason,
    subtotal: formatUsd(order.subtotalCents),
    discount: `${formatUsd(order.discountCents)}${order.discountLabel ? ` (${order.discountLabel})` : ''}`,
    delivery: formatUsd(order.deliveryCents),
    tax: formatUsd(order.taxCents),
    total: formatUsd(order.totalCents),
    refunded: toDollars(order.creditedCents).toFixed(2),
    left: toDollars(refundableCents(order)).toFixed(2),
    invoice: invoice && invoice.state,
    due: invoice && invoice.due_on,
    paid: invoice && toDollars(order.paidCents).toFixed(2),
    open: invoice && invoice.open.toFixed(2),
  }
  return {
    record,
    tables: {
      items: items.map(describeItem),
      notes: notes.map(({ id, text, writtenBy, createdAt }) => ({ id, at: minute(createdAt), by: writtenBy, text })),
      address: [{ ...order.address }],
      steps: events.map(({ status, note, at }) => ({ at: minute(at), status, note })),
      payments: payments.map(({ id, amountCents, paidOn, reference, recordedBy, voidReason }) => ({
        id,
        amount: toDollars(amountCents).toFixed(2),
        date: paidOn,
        reference,
        by: recordedBy,
        void: voidReason,
      })),
      documents: documents.map((document) => ({
        number: formatDocumentNumber(document),
        kind: document.kind,
        issued: document.issuedOn,
        total: toDollars(document.totalCents).toFixed(2),
      })),
      refunds: refunds.map(({ amountCents, paidBackCents, method, reason, recordedBy, createdAt, sentAt }) => ({
        at: minute(createdAt),
        amount: toDollars(amountCents).toFixed(2),
        paid_back: toDollars(paidBackCents).toFixed(2),
        method,
        reason,
        by: recordedBy,
        sent: sentAt ? minute(sentAt) : null,
      })),
      parcels: parcels.map(({ id, carrier, trackingNumber, trackingStatus, eta }) => ({
        id,
        carrier,
        tracking: trackingNumber,
        status: trackingStatus,
        eta,
      })),
      parcel_items: parcels.flatMap(({ id: parcel, items: packed }) =>
        packed.map(({ orderItemId, quantity }) => {
          const item = items.find(({ id }) => id === orderItemId)
          const names = item && formatNames(item.names)
          return { parcel, names, sku: item?.sku, title: item?.title, color: item?.color, size: item?.size, quantity }
        }),
      ),
      on_the_way: parcels.flatMap(({ id, steps }) =>
        steps.map(({ status, place, note, at }) => ({ parcel: id, at: minute(at), status, place, note })),
      ),
    },
  }
}
