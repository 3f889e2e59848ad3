import { randomUUID } from 'node:crypto'
import { deliveryDays, formatDeliveryPromise } from '@shop/shared-api/delivery'
import { toCents } from '@shop/shared-api/money'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { users, variants } from '../../database/schema'
import { toOrderLines, orderForm } from '../../testing/order-form'
import { testApp, type TestApp } from '../../testing/test-app'
import { sendDueMails } from '../mail/outbox-worker'

// Places hundreds of generated orders.
jest.setTimeout(180_000)

let api: TestApp
const tokens: Record<'guest' | 'customer' | 'wholeseller', string | undefined> = {
  guest: undefined,
  customer: undefined,
  wholeseller: undefined,
}

describe('order money', () => {
  beforeAll(async () => {
    api = await testApp()
    await api.db.update(variants).set({ stock: 1_000_000 })
    for (const role of ['customer', 'wholeseller'] as const) {
      const { access_token, user } = await api.signUp(`${role}@example.com`)
      await api.db.update(users).set({ role, isVerified: true }).where(eq(users.id, user.id))
      tokens[role] = access_token
    }
  })
  afterAll(() => api.close())

  type Name = keyof TestApp['shop']['variants']
  const cart = fc.record({
    lines: fc.array(
      fc.tuple(
        fc.constantFrom<Name>('saleGlove', 'scarceGlove', 'soldOutGlove', 'whiteBelt'),
        fc.integer({ min: 1, max: 60 }),
      ),
      { minLength: 1, maxLength: 6 },
    ),
    state: fc.constantFrom('NY', 'OR'),
    shipment_type: fc.constantFrom('simple' as const, 'standard' as const, 'express' as const),
    coupon: fc.boolean(),
    chooseRate: fc.boolean(),
    role: fc.constantFrom('guest' as const, 'customer' as const, 'wholeseller' as const),
  })

  /** Amounts of a mail by their labels. */
  function figuresOf(text: string): Record<string, number> {
    const rows = text.matchAll(/^(Subtotal|Discount|Delivery|Tax|Total)\b.*?(?:\$([\d,]+\.\d\d)|Free)\s*$/gm)
    const cents = (amount: string | undefined) => (amount ? toCents(Number(amount.replace(/,/g, ''))) : 0)
    return Object.fromEntries([...rows].map(([, name, amount]) => [name, cents(amount)]))
  }

  test('amounts add up for any cart, and cart, order, confirmation and mail agree', async () => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(cart, async ({ lines, state, shipment_type, coupon, chooseRate, role }) => {
        run += 1
        const token = tokens[role]
        await api.db.execute(sql`DELETE FROM coupon_uses`)
        const products = toOrderLines(api.shop, ...lines)
        const address = { address: '1 Main Street', city: 'Portland', state, zip: '97201' }
        const rates = chooseRate
          ? (await api.call('POST /rates', { body: { products, ...address }, token })).body.data
          : []
        const rate = rates.find(({ type }) => type === (shipment_type === 'express' ? 'express' : 'simple'))
        const chosen = {
          products,
          state,
          shipment_type,
          ...(rate && { shipment_id: rate.object_id }),
          ...(coupon && role !== 'wholeseller' && { coupen_id: api.shop.coupons.ten }),
        }
        const quote = (await api.call('POST /add-to-cart', { body: chosen, token })).body
        const cents = (name: 'subtotal' | 'discount' | 'delivery_charges' | 'tax' | 'total') => toCents(quote[name])
        expect(cents('total')).toBe(cents('subtotal') - cents('discount') + cents('delivery_charges') + cents('tax'))
        expect(cents('discount')).toBeGreaterThanOrEqual(0)
        expect(cents('discount')).toBeLessThanOrEqual(cents('subtotal'))

        const form = orderForm({ ...address, ...chosen, email: `money${run}@example.com`, expected_total: quote.total })
        const headers = { 'idempotency-key': randomUUID() }
        const placed = await api.call('POST /add-order', { body: form, headers, token })
        expect({ status: placed.status, text: placed.text }).toMatchObject({ status: 201 })
        const { id, shipment_type: sent, promised, created_at } = placed.body.data
        const days = { express: [1, 2], simple: [4, 6] } as const
        expect(promised).toEqual(deliveryDays(days[sent], new Date(created_at)))
        const secret = placed.body.guest_token ?? undefined
        const confirmation = await api.call('GET /get-orders/:id', {
          params: { id },
          query: secret && `token=${secret}`,
          token,
        })
        const amountNames = [
          'subtotal',
          'delivery_charges',
          'coupon',
          'sale_discount',
          'discount',
          'tax',
          'total',
        ] as const
        const figures = (from: Record<(typeof amountNames)[number], number>) => amountNames.map((name) => from[name])
        expect(figures(placed.body.data.amounts)).toEqual(figures(quote))
        expect(confirmation.body.data.amounts).toEqual(placed.body.data.amounts)
        const lineSum = confirmation.body.data.items.reduce((sum, item) => sum + toCents(item.line_total), 0)
        expect(lineSum).toBe(cents('subtotal'))

        const mails: string[] = []
        await sendDueMails(api.db, async (mail) => void mails.push(mail.text), {
          publicUrl: 'https://shop.example',
          secret: api.secret,
        })
        const orderMails = mails.filter((text) => text.includes(id))
        expect(orderMails).toEqual([expect.stringContaining(formatDeliveryPromise(confirmation.body.data)!)])
        for (const mail of orderMails) {
          expect(figuresOf(mail)).toEqual({
            Subtotal: cents('subtotal'),
            Delivery: cents('delivery_charges'),
            Tax: cents('tax'),
            Total: cents('total'),
            ...(cents('discount') > 0 && { Discount: cents('discount') }),
          })
        }
      }),
      { numRuns: 40 },
    )
  })
})
