import type { Invoice, Order, Refund } from '@shop/shared-api/contract'
import { renderMail, type Mail, type Sender } from './mail-layout'
import { composeMail, type MailSettings, type Wording } from './mail-template'
import { plainMails } from './mail-templates'
import { orderMails } from './order-mails'

/** Every field that a template of `plainMails` reads. */
const data = {
  username: 'Ana',
  code: '482913',
  token: 'sample-token',
  newEmail: 'ana.lima@example.com',
  percent: 10,
  unsubscribe: 'sample-token',
  business: 'Kai Gym',
  reason: 'We could not find a registration of this business.',
  barcode: 'CS-1234-5678',
  title: 'Pro Sparring Gloves',
  color: 'Black',
  size: '14 oz',
  productId: 1,
  number: 'CE-1042',
  pieces: 24,
  note: 'The lining is available in red only.',
  quote: '$1,940.00',
  leadTime: '5 weeks',
  validThrough: 'June 1, 2026',
  declined: 'We found another supplier.',
  counterOffer: '$1,800.00. We can collect it ourselves.',
  email: 'ana@example.com',
  name: 'Ana Lima',
  total: '$148.00',
  message: 'Do you ship to Guam?',
  id: 12,
  template: 'order-shipped',
  recipient: 'ana@example.com',
  error: 'Mailbox unavailable',
  variants: [{ title: 'Pro Sparring Gloves', color: 'Black', size: '14 oz', sku: 'GLV-14-BLK', stock: 3 }],
  answer: 'Yes, we ship to Guam.\n\nIt takes five to eight business days.',
  original: 'Do you ship to Guam?\nI need gloves by June.',
  sentOn: '2026-05-02T10:00:00.000Z',
  by: 'kim@shop.example',
  role: 'manager',
  link: 'https://operations.example/operations/invitation#sample-token',
}

const address = {
  first_name: 'Ana',
  last_name: 'Lima',
  phone: '+1 555 0123',
  address: '12 Canal Street',
  address_2: 'Apt 4',
  city: 'Albany',
  state: 'NY',
  zip: '12207',
}
const at = '2026-05-04T10:00:00.000Z'

const order: Order = {
  id: '11111111-1111-4111-8111-111111111111',
  order_number: 'CS-100042',
  status: 'shipped',
  payment_status: 'paid',
  store_credit: 0,
  fulfillment_status: 'shipped',
  email: 'ana@example.com',
  created_at: at,
  updated_at: at,
  items: [
    {
      product_id: 1,
      product_variation_id: 1,
      sku: 'GLV-14-BLK',
      title: data.title,
      size: data.size,
      color: data.color,
      image: '',
      discount_price: 60,
      unit_price: 45,
      quantity: 2,
      names: [],
      cancelled_quantity: 0,
      line_total: 90,
    },
  ],
  amounts: {
    subtotal: 90,
    delivery_charges: 8,
    coupon: 9,
    sale_discount: 30,
    discount: 9,
    discount_percentage: 10,
    discount_label: 'Coupon',
    tax: 0,
    applied_tax: 0,
    total: 89,
  },
  address,
  billing: address,
  note: 'Please ring twice.',
  po_number: 'PO-7',
  shipment_type: 'simple',
  promised: null,
  payment: { brand: 'visa', last4: '4242' },
  invoice: null,
  documents: [],
  refunds: [],
  refunded: 0,
  events: [],
  shipments: [
    {
      carrier: 'UPS',
      tracking_number: '1Z999AA10123456784',
      tracking_url: 'https://carrier.example/track/1Z999AA10123456784',
      tracking_status: 'shipped',
      eta: '2026-05-08',
      items: [{ sku: 'GLV-14-BLK', title: data.title, color: data.color, size: data.size, quantity: 1 }],
      events: [],
    },
  ],
  can_cancel: false,
  returns: [],
  return_until: null,
}

const refund: Refund = {
  id: '22222222-2222-4222-8222-222222222222',
  amount: 9,
  paid_back: 9,
  store_credit: 0,
  method: 'card',
  reason: 'A seam was loose.',
  at,
}
const about = { refundId: refund.id, tracking: '1Z999AA10123456784', note: '1 × Pro Sparring Gloves, Black, 14 oz' }
const refunded = { refunds: [refund], refunded: refund.amount }

const invoice: Invoice = { state: 'part_paid', due_on: '2026-05-31', paid: 9, open: 80 }

/** A mail with sample data, by the name of its text, in any wording of it. */
export function sampleMail(name: string, shop: Sender, settings: MailSettings, wording?: Wording): Mail {
  const ofOrder = orderMails[name]
  if (!ofOrder) return renderMail(shop, composeMail(plainMails[name]!, data, settings, wording))
  const link = `${settings.publicUrl}/order/${order.id}?token=sample-token`
  const isRefund = name === 'order-refunded-part' || name === 'order-items-cancelled'
  const changes = { ...(name.includes('invoice') && { invoice }), ...(isRefund && refunded) }
  const sample = { order: { ...order, ...changes }, link, about }
  return renderMail(shop, composeMail(ofOrder, sample, settings, wording))
}

/** What the placeholders of a text stand for in its sample. */
export function sampleValues(name: string): Record<string, string> {
  const ofOrder = orderMails[name]
  return ofOrder
    ? ofOrder.values({ order: { ...order, ...refunded, invoice }, link: undefined, about })
    : plainMails[name]!.values(data)
}
