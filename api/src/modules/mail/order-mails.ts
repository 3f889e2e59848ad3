import type { Order } from '@shop/shared-api/contract'
import { formatUsd, toCents } from '@shop/shared-api/money'
import type { MailSettings } from './account-mails'
import type { MailContent } from './mail-layout'

const usd = (dollars: number) => formatUsd(toCents(dollars))

/** What each mail on an order says first, by template name. */
const openings: Record<string, { subject: string; text: string }> = {
  'order-placed': {
    subject: 'We have your order',
    text: 'Thank you. We have your order and will tell you when it is on its way.',
  },
  'order-confirmed': { subject: 'Your order is confirmed', text: 'Your order is confirmed. We are getting it ready.' },
  'order-shipped': { subject: 'Your order is on its way', text: 'Your order has left our warehouse.' },
  'order-out-for-delivery': { subject: 'Your order arrives today', text: 'Your parcel is out for delivery.' },
  'order-delivered': {
    subject: 'Your order was delivered',
    text: 'Your parcel was delivered. We hope that it serves you well.',
  },
  'order-cancelled': {
    subject: 'Your order is cancelled',
    text: 'Your order is cancelled. What you paid is on its way back to you.',
  },
  'order-returned': {
    subject: 'What you sent back has arrived',
    text: 'What you sent back has arrived with us, and your order is closed as returned.',
  },
}

/** Names of the templates that tell of an order. */
export const isOrderMail = (template: string): boolean => Object.hasOwn(openings, template)

/** A mail on an order with its lines and amounts; `guestToken` makes the link open for a guest. */
export function orderMail(
  template: string,
  order: Order,
  guestToken: string | null,
  { publicUrl }: MailSettings,
): MailContent {
  const { subject, text } = openings[template]!
  const { amounts } = order
  const rows: [string, string][] = [
    ...order.items.map((item): [string, string] => [
      `${item.quantity} × ${item.title}, ${item.color}, ${item.size}`,
      usd(item.line_total),
    ]),
    ['Subtotal', usd(amounts.subtotal)],
    ...(amounts.discount > 0
      ? [[`Discount (${amounts.discount_label})`, `-${usd(amounts.discount)}`] as [string, string]]
      : []),
    ['Delivery', usd(amounts.delivery_charges)],
    ['Tax', usd(amounts.tax)],
    ['Total', usd(amounts.total)],
  ]
  const secret = guestToken ? `?token=${encodeURIComponent(guestToken)}` : ''
  return {
    subject: `${subject} (${order.order_number})`,
    greeting: `Hello ${order.address.first_name},`,
    paragraphs: [
      text,
      ...order.shipments.map((parcel) => `${parcel.carrier}, tracking number ${parcel.tracking_number}`),
    ],
    rows,
    action: { label: 'See the order', url: `${publicUrl}/order/${order.id}${secret}` },
    ...(guestToken && { footnote: 'Whoever has this link can see the order: please keep it to yourself.' }),
  }
}
