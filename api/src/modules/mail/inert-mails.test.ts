import type { Order } from '@shop/shared-api/contract'
import { naughtyStrings } from '@shop/shared-api/testing/naughty-strings'
import { renderMail, type Mail } from './mail-layout'
import { composeMail } from './mail-template'
import { plainMails } from './mail-templates'
import { orderMails } from './order-mails'

/** Strings that could be markup, from published lists, and strings that target mails. */
const CORPUS = [
  ...naughtyStrings.filter((text) => /[<>"'&]|script:/i.test(text)),
  '</td></tr></table><iframe src=javascript:alert(1)></iframe>',
  '</title><base href=//evil.example>',
  '<!--<style>*{display:none}</style>',
  ']]><a href="javascript:alert(1)">x</a>',
  '<\u0000script>alert(1)</script>',
  '＜script＞alert(1)＜/script＞',
]
const settings = { publicUrl: 'https://shop.example' }

/** Data for every field that a template reads. */
const everything = (text: string): Record<string, unknown> =>
  new Proxy({}, { get: (_, key) => (typeof key === 'string' ? text : undefined) })

const orderOf = (text: string): Order => {
  const at = '2024-05-01T10:00:00.000Z'
  const address = {
    first_name: text,
    last_name: text,
    phone: text,
    address: text,
    address_2: text,
    city: text,
    state: text,
    zip: text,
  }
  return {
    id: '11111111-1111-4111-8111-111111111111',
    order_number: text,
    status: 'shipped',
    payment_status: 'paid',
    store_credit: 0,
    fulfillment_status: 'shipped',
    email: text,
    created_at: at,
    updated_at: at,
    items: [
      {
        product_id: 1,
        product_variation_id: 1,
        sku: text,
        title: text,
        size: text,
        color: text,
        image: text,
        discount_price: 60,
        unit_price: 45,
        quantity: 1,
        names: [],
        cancelled_quantity: 0,
        line_total: 45,
      },
    ],
    amounts: {
      subtotal: 45,
      delivery_charges: 8,
      coupon: 4.5,
      sale_discount: 15,
      discount: 4.5,
      discount_percentage: 10,
      discount_label: 'Coupon',
      tax: 0,
      applied_tax: 0,
      total: 48.5,
    },
    address,
    billing: address,
    note: text,
    po_number: text,
    invoice: null,
    shipment_type: 'simple',
    promised: null,
    payment: { brand: text, last4: text },
    refunds: [],
    refunded: 0,
    events: [],
    shipments: [
      {
        carrier: text,
        tracking_number: text,
        tracking_url: text,
        tracking_status: 'shipped',
        eta: '2024-05-04',
        items: [{ sku: text, title: text, color: text, size: text, quantity: 1 }],
        events: [],
      },
    ],
    documents: [],
    can_cancel: false,
    returns: [],
    return_until: null,
  }
}

function mailOf(template: string, text: string): Mail {
  const sender = { title: text, phone: text, email: text }
  const link = 'https://shop.example/order/1?token=secret'
  const ofOrder = orderMails[template]
  return ofOrder
    ? renderMail(sender, composeMail(ofOrder, { order: orderOf(text), link }, settings))
    : renderMail(sender, composeMail(plainMails[template]!, everything(text), settings))
}

/** Elements of a page with their attribute names, which change if a text is interpreted as markup. */
const elementsOf = ({ html }: Mail) => (html.match(/<[a-z/!][^>]*>/gi) ?? []).map((tag) => tag.replace(/="[^"]*"/g, ''))

describe('user input in mails', () => {
  test.each([...Object.keys(plainMails), ...Object.keys(orderMails)])('%s shows user input as text', (template) => {
    const mail = mailOf(template, 'plain words')
    const plain = elementsOf(mail)
    const unescaped = mail.html.replace('plain words', '<img src="x" onerror="alert(1)">')
    expect(elementsOf({ ...mail, html: unescaped })).not.toEqual(plain)
    expect(plain.length).toBeGreaterThan(20)
    for (const text of CORPUS) {
      const mail = mailOf(template, text)
      // A name that looks like an address is omitted from the salutation; nothing else may differ.
      expect({ text, elements: elementsOf(mail) }).toEqual({ text, elements: plain })
      expect(mail.html).not.toMatch(/href="(?!https?:|mailto:|#)/)
      expect(mail.subject).not.toMatch(/[\r\n]/)
    }
  })

  test.each(['Visit https://evil.example now', 'www.evil.example', 'evil.example', 'you@evil.example'])(
    'omits the name "%s" from the salutation',
    (username) => {
      const { text, html } = renderMail(
        { title: 'Ironside', phone: '1', email: 'hello@ironside.example' },
        composeMail(plainMails['wholesale-received']!, { username, business: 'Kai Gym' }, settings),
      )
      expect(text.startsWith('Hello,\n')).toBe(true)
      expect(html).not.toContain('evil.example')
    },
  )

  test('keeps a subject on one line', () => {
    const content = { subject: 'Hello\r\nBcc: all@example.com', greeting: 'Hello,', paragraphs: [] }
    expect(renderMail({ title: 'a', phone: 'b', email: 'c' }, content).subject).toBe('Hello Bcc: all@example.com')
  })
})
