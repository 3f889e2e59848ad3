import type { Invoice, Order, OrderItem, Shipment } from '@shop/shared-api/contract'
import { expectedDeliveryDay, formatDeliveryPromise } from '@shop/shared-api/delivery'
import { formatDollars } from '@shop/shared-api/money'
import { brandName } from './card-brand'
import type { MailSection } from './mail-layout'
import { nameOf, type MailTemplate } from './mail-template'
import type { OrderMailData } from './order-mail-data'
import { refundOf } from './refund-values'
import { formatPiece } from '../orders/line-pieces'
import { returnMails, returnOf } from './return-mails'
import { removeLinks } from './user-text'

const FOOTNOTE = 'Anyone with this link can see the order, so please do not share it.'

/** An order mail with lines, amounts, shipments and address. */
const about = (
  sentWhen: string,
  subject: string,
  text: string,
  values: (data: OrderMailData) => Record<string, string> = () => ({}),
): MailTemplate<OrderMailData> => ({
  sentWhen,
  wording: {
    subject: `${subject} ({order_number})`,
    paragraphs: ['Hello {name},', text],
    button: 'View your order',
    footnote: FOOTNOTE,
  },
  values: (data) => ({
    name: nameOf({ username: data.order.address.first_name }),
    order_number: data.order.order_number,
    total: formatDollars(data.order.amounts.total),
    ...values(data),
  }),
  parts: ({ order, link }) => ({
    rows: rowsOf(order),
    total: totalOf(order),
    sections: [...order.shipments.map(parcel), delivery(order), ...payment(order)],
    url: link,
    withoutFootnote: !link?.includes('token='),
  }),
})

const owed = ({ order: { invoice } }: OrderMailData) => ({
  open: formatDollars(invoice?.open ?? 0),
  due_on: invoice?.due_on ? day(invoice.due_on) : 'receipt',
})
const paidOf = ({ order: { invoice } }: OrderMailData) => ({ paid: formatDollars(invoice?.paid ?? 0) })

const itemsOfParcel = ({ order, about }: OrderMailData) => {
  const sent = order.shipments.find(({ tracking_number }) => tracking_number === about?.tracking)
  return { items: (sent?.items ?? []).map((item) => formatPiece(item, item.quantity)).join('; ') }
}

/** Mails about orders, by the name of their text. */
export const orderMails: Record<string, MailTemplate<OrderMailData>> = {
  'order-placed': about(
    'A paid order was placed',
    'We received your order',
    'Thank you. Your order is confirmed, and we are getting it ready. We will email you when it ships. Your invoice is attached.',
  ),
  'order-placed-pending': about(
    'An order was placed whose buyer confirms the amount due',
    'We received your order',
    'Thank you. We received your order. Please open it and confirm the amount due, so that we can pack it.',
  ),
  'order-confirmed': about(
    'An order was confirmed',
    'Your order is confirmed',
    'Your order is confirmed. We are getting it ready. Your invoice is attached.',
  ),
  'order-shipped': about('A parcel left', 'Your order has shipped', 'Your order has left our warehouse.'),
  'order-shipped-part': about(
    'A parcel left, and others follow',
    'Part of your order has shipped',
    'Part of your order has left our warehouse: {items}. We will email you when the rest ships.',
    itemsOfParcel,
  ),
  'order-out-for-delivery': about(
    'A parcel is out for delivery',
    'Your order arrives today',
    'Your shipment is out for delivery.',
  ),
  'order-delivered': about(
    'A parcel was delivered',
    'Your order was delivered',
    'Your shipment was delivered. We hope you enjoy it.',
  ),
  'order-cancelled': about(
    'An unpaid order was canceled',
    'Your order was canceled',
    'Your order was canceled, and you were not charged.',
  ),
  'order-cancelled-refunded': about(
    'A paid order was canceled',
    'Your order was canceled',
    'Your order was canceled. Your refund has been issued; banks take five to ten days.',
  ),
  'order-cancelled-invoice': about(
    'An order on invoice was canceled',
    'Your order was canceled',
    'Your order was canceled, and its invoice is not due.',
  ),
  'order-cancelled-invoice-paid': about(
    'An order was canceled whose invoice was paid in part or in full',
    'Your order was canceled',
    'Your order was canceled. We will pay back the {paid} that you paid of its invoice.',
    paidOf,
  ),
  'order-refunded': about(
    'A payment was refunded to its card',
    'Your refund',
    'Your refund has been issued; banks take five to ten days. Your credit note is attached.',
  ),
  'invoice-before-due': about(
    'An invoice is due soon',
    'Your invoice is due soon',
    '{open} of your invoice is due on {due_on}. If you have paid it in the meantime, please ignore this email.',
    owed,
  ),
  'invoice-overdue': about(
    'An invoice is overdue',
    'Your invoice is overdue',
    '{open} of your invoice was due on {due_on}. Please pay it now. If you have paid it in the meantime, please ignore this email.',
    owed,
  ),
  'order-refunded-part': about(
    'A part of an order was refunded',
    'Your refund',
    '{refund}\n\nReason: {reason}',
    refundOf,
  ),
  ...Object.fromEntries(
    returnMails.map(([name, sentWhen, subject, text]) => [name, about(sentWhen, subject, text, returnOf)]),
  ),
  'order-items-cancelled': about(
    'Some items of an order were canceled',
    'Items of your order were canceled',
    'We canceled: {items}. {refund}',
    refundOf,
  ),
  'order-address-changed': about(
    'Staff changed the address of an order',
    'The address of your order was changed',
    'We changed where your order goes. The new address is below. If you did not ask for this, please answer this email.',
  ),
  'order-returned': about(
    'A return arrived',
    'We received your return',
    'We received your return, and your order is closed as returned.',
  ),
}

/** Whether a template is about an order. */
export const isOrderMail = (template: string): boolean => Object.hasOwn(orderMails, template)

/** The name of the text for an order mail, which may depend on the order's state. */
export function orderTextOf(template: string, { status, payment_status, fulfillment_status, invoice }: Order): string {
  if (template === 'order-placed' && status === 'pending') return 'order-placed-pending'
  if (template === 'order-shipped' && fulfillment_status === 'partly_shipped') return 'order-shipped-part'
  if (template !== 'order-cancelled') return template
  if (invoice) return invoice.paid > 0 ? 'order-cancelled-invoice-paid' : 'order-cancelled-invoice'
  return ['paid', 'refunded'].includes(payment_status) ? 'order-cancelled-refunded' : template
}

const totalOf = ({ amounts, refunded, store_credit }: Order): [string, string] =>
  refunded > 0
    ? ['Total after refunds', formatDollars(amounts.total - refunded)]
    : store_credit > 0
      ? ['Paid by card', formatDollars(amounts.total - store_credit)]
      : ['Total', formatDollars(amounts.total)]

/** What the last row deducts from the total. */
function deductedRows({ amounts, refunded, store_credit }: Order): [string, string][] {
  if (refunded === 0 && store_credit === 0) return []
  return [
    ['Total', formatDollars(amounts.total)],
    ...(store_credit > 0 ? [['Store credit', `-${formatDollars(store_credit)}`] as [string, string]] : []),
    ...(refunded > 0 ? [['Refunded', `-${formatDollars(refunded)}`] as [string, string]] : []),
  ]
}

const canceledOf = ({ quantity, cancelled_quantity: canceled }: OrderItem) =>
  canceled === 0 ? '' : canceled === quantity ? ' (canceled)' : ` (${canceled} canceled)`

const rowsOf = (order: Order): [string, string][] => [
  ...order.items.map((item): [string, string] => [
    `${item.quantity} × ${item.title}, ${item.color}, ${item.size}${canceledOf(item)}`,
    formatDollars(item.line_total),
  ]),
  ...amountRows(order.amounts),
  ...deductedRows(order),
]

const amountRows = (amounts: Order['amounts']): [string, string][] => [
  ['Subtotal', formatDollars(amounts.subtotal)],
  ...(amounts.discount > 0
    ? [[`Discount (${amounts.discount_label})`, `-${formatDollars(amounts.discount)}`] as [string, string]]
    : []),
  ['Delivery', amounts.delivery_charges === 0 ? 'Free' : formatDollars(amounts.delivery_charges)],
  ['Tax', formatDollars(amounts.tax)],
]

const day = (date: string) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(date))

const parcel = (shipment: Shipment): MailSection => {
  const { carrier, tracking_number, tracking_url, items } = shipment
  const expected = expectedDeliveryDay(shipment)
  return {
    heading: 'Your parcel',
    lines: [
      `${carrier}, tracking number ${tracking_number}`,
      ...items.map((item) => formatPiece(item, item.quantity)),
      ...(expected ? [`Expected on ${day(expected)}`] : []),
    ],
    ...(tracking_url && { link: { label: 'Track order', url: tracking_url } }),
  }
}

const delivery = (order: Order): MailSection => {
  const { address, shipment_type, po_number, note } = order
  const promise = formatDeliveryPromise(order)
  return {
    heading: shipment_type === 'express' ? 'Express delivery to' : 'Delivery to',
    lines: [
      removeLinks(`${address.first_name} ${address.last_name}`),
      removeLinks([address.address, address.address_2].filter(Boolean).join(', ')),
      removeLinks(`${address.city}, ${address.state} ${address.zip}`),
      ...(po_number ? [removeLinks(`Purchase order ${po_number}`)] : []),
      ...(promise ? [promise] : []),
      ...(note ? [removeLinks(`Note: ${note}`)] : []),
    ],
  }
}

const invoiceLines = ({ state, due_on, paid, open }: Invoice) => [
  state === 'paid' ? 'By invoice, paid in full' : 'By invoice',
  ...(due_on && open > 0 ? [`Due on ${day(due_on)}`] : []),
  ...(paid > 0 && open > 0 ? [`${formatDollars(paid)} paid, ${formatDollars(open)} open`] : []),
]

function payment({ payment: card, invoice }: Order): MailSection[] {
  if (invoice) return [{ heading: 'Payment', lines: invoiceLines(invoice) }]
  if (!card) return []
  return [{ heading: 'Payment', lines: [`${brandName(card.brand)} ending in ${card.last4}`] }]
}
