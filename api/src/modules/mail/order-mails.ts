import type { Invoice, Order, Shipment } from '@shop/shared-api/contract'
import { expectedDeliveryDay, formatDeliveryPromise } from '@shop/shared-api/delivery'
import { formatDollars } from '@shop/shared-api/money'
import { formatGreeting } from './greeting'
import type { MailContent, MailSection } from './mail-layout'
import { removeLinks } from './user-text'

/** Subject and opening of each order mail, by template name. */
const openings: Record<string, { subject: string; text: (order: Order) => string }> = {
  'order-placed': {
    subject: 'We received your order',
    text: ({ status }) =>
      status === 'pending'
        ? 'Thank you. We received your order. Please open it and confirm the amount due, so that we can pack it.'
        : 'Thank you. Your order is confirmed, and we are getting it ready. We will email you when it ships.',
  },
  'order-confirmed': {
    subject: 'Your order is confirmed',
    text: () => 'Your order is confirmed. We are getting it ready.',
  },
  'order-shipped': { subject: 'Your order has shipped', text: () => 'Your order has left our warehouse.' },
  'order-out-for-delivery': { subject: 'Your order arrives today', text: () => 'Your shipment is out for delivery.' },
  'order-delivered': {
    subject: 'Your order was delivered',
    text: () => 'Your shipment was delivered. We hope you enjoy it.',
  },
  'order-cancelled': {
    subject: 'Your order was canceled',
    text: ({ payment_status, invoice }) =>
      invoice
        ? invoiceCanceled(invoice)
        : ['paid', 'refunded'].includes(payment_status)
          ? 'Your order was canceled. Your refund has been issued; banks take five to ten days.'
          : 'Your order was canceled, and you were not charged.',
  },
  'invoice-before-due': {
    subject: 'Your invoice is due soon',
    text: ({ invoice }) =>
      `${owed(invoice)} of your invoice is due on ${dueDay(invoice)}. If you have paid it in the meantime, please ignore this email.`,
  },
  'invoice-overdue': {
    subject: 'Your invoice is overdue',
    text: ({ invoice }) =>
      `${owed(invoice)} of your invoice was due on ${dueDay(invoice)}. Please pay it now. If you have paid it in the meantime, please ignore this email.`,
  },
  'order-returned': {
    subject: 'We received your return',
    text: () => 'We received your return, and your order is closed as returned.',
  },
}

const owed = (invoice: Invoice | null) => formatDollars(invoice?.open ?? 0)
const dueDay = (invoice: Invoice | null) => (invoice?.due_on ? day(invoice.due_on) : 'receipt')
const invoiceCanceled = ({ paid }: Invoice) =>
  paid > 0
    ? `Your order was canceled. We will pay back the ${formatDollars(paid)} that you paid of its invoice.`
    : 'Your order was canceled, and its invoice is not due.'

/** Names of the order mails. */
export const orderMailNames = Object.keys(openings)

/** Whether a template is about an order. */
export const isOrderMail = (template: string): boolean => Object.hasOwn(openings, template)

/** An order mail with lines, amounts, shipments and address; `link` opens the order. */
export function orderMail(template: string, order: Order, link: string | undefined): MailContent {
  const { subject, text } = openings[template]!
  return {
    subject: `${subject} (${order.order_number})`,
    greeting: formatGreeting({ username: order.address.first_name }),
    paragraphs: [text(order)],
    rows: rowsOf(order),
    total: ['Total', formatDollars(order.amounts.total)],
    sections: [...order.shipments.map(parcel), delivery(order), ...payment(order)],
    ...(link && { action: { label: 'View your order', url: link } }),
    ...(link?.includes('token=') && {
      footnote: 'Anyone with this link can see the order, so please do not share it.',
    }),
  }
}

const rowsOf = ({ items, amounts }: Order): [string, string][] => [
  ...items.map((item): [string, string] => [
    `${item.quantity} × ${item.title}, ${item.color}, ${item.size}`,
    formatDollars(item.line_total),
  ]),
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
  const { carrier, tracking_number, tracking_url } = shipment
  const expected = expectedDeliveryDay(shipment)
  return {
    heading: 'Your parcel',
    lines: [`${carrier}, tracking number ${tracking_number}`, ...(expected ? [`Expected on ${day(expected)}`] : [])],
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

const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
}
const brandName = (brand: string) => BRANDS[brand] ?? 'Card'
