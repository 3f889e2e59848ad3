import { eq, sql } from 'drizzle-orm'
import { users, variants } from '../../database/schema'
import { signUpWholesaler } from '../../testing/sign-up-wholesaler'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp

describe('cart routes', () => {
  beforeAll(async () => void (api = await testApp()))
  afterAll(() => api.close())

  const line = (variant: keyof TestApp['shop']['variants'], qty: number, more: object = {}) => ({
    product_id: variant === 'whiteBelt' ? api.shop.products.belt : api.shop.products.glove,
    product_variation_id: api.shop.variants[variant],
    qty,
    ...more,
  })
  const quote = (products: object[], more: object = {}, token?: string) =>
    api.call('POST /add-to-cart', { body: { products, ...more }, token })

  test("prices a cart with sale prices, shipping and its state's tax", async () => {
    const { body } = await quote([line('saleGlove', 1), line('whiteBelt', 2)], { state: 'NY' })
    expect(body).toMatchObject({
      subtotal: 70,
      sale_discount: 15,
      discount: 0,
      delivery_charges: 8,
      tax: 2.8,
      applied_tax: 0.04,
      total: 80.8,
      count: 3,
      cartHasError: false,
      shipment_note: 'Spend $30 more to get free shipping.',
      warnings: [],
    })
    expect(body.items.map((item) => item.line_total)).toEqual([45, 25])
  })

  test('returns the same quote for the same request', async () => {
    const products = [line('saleGlove', 2)]
    expect((await quote(products)).body).toEqual((await quote(products)).body)
  })

  test('merges two lines of one variant, up to the stock', async () => {
    const { body } = await quote([line('scarceGlove', 2), line('scarceGlove', 2)])
    expect(body.items).toHaveLength(1)
    expect(body.items[0]).toMatchObject({ quantity: 3, hasError: false })
    expect(body.warnings).toEqual([expect.objectContaining({ code: 'qty_reduced', from: 4, to: 3 })])
  })

  test('marks a sold-out line as an error, charges nothing for it and disables checkout', async () => {
    const { body } = await quote([line('soldOutGlove', 1), line('whiteBelt', 1)])
    expect(body).toMatchObject({ cartHasError: true, subtotal: 12.5 })
    expect(body.items[0]).toMatchObject({ hasError: true, line_total: 0 })
    expect(body.warnings[0]!.message).toBe(
      'This variant is not available and you cannot proceed to checkout with this item.',
    )
  })

  test("reports another product's variant, a deleted variant and a hidden product as unavailable", async () => {
    const { glove, hidden } = api.shop.products
    const strange = [
      { product_id: glove, product_variation_id: api.shop.variants.whiteBelt, qty: 1 },
      { product_id: glove, product_variation_id: 999_999, qty: 1 },
      { product_id: hidden, product_variation_id: 999_998, qty: 1 },
    ]
    const { body } = await quote(strange)
    expect(body.warnings.map(({ code }) => code)).toEqual(['unavailable', 'unavailable', 'unavailable'])
    expect(body.items.map(({ hasError }) => hasError)).toEqual([true, true])
    expect(body.total).toBe(0)
  })

  test('warns about a price that changed since the shopper saw it', async () => {
    const { body } = await quote([line('saleGlove', 1, { discount_price: 60, discount_sale_price: null })])
    expect(body.warnings).toEqual([expect.objectContaining({ code: 'price_changed', from: 60, to: 45 })])
    const same = await quote([line('saleGlove', 1, { discount_price: 60, discount_sale_price: 45 })])
    expect(same.body.warnings).toEqual([])
  })

  test('ignores prices and free shipping that the browser claims', async () => {
    const honest = (await quote([line('saleGlove', 1)])).body
    const forged = (await quote([line('saleGlove', 1, { discount_price: 0.01 })], { free_shipment: 'yes' })).body
    expect({ ...forged, warnings: [] }).toEqual({ ...honest, warnings: [] })
  })

  test.each([
    ['a quantity of zero', { qty: 0 }],
    ['a negative quantity', { qty: -1 }],
    ['half a piece', { qty: 1.5 }],
    ['a quantity as text', { qty: '2' }],
    ['a quantity as a list', { qty: [2] }],
    ['true', { qty: true }],
    ['an id out of range', { product_variation_id: 2_147_483_648 }],
    ['a role', { role: 'wholeseller' }],
    ['a price', { unit_price: 1 }],
  ])('rejects %s', async (_, forged) => {
    expect((await quote([line('saleGlove', 1, forged)])).status).toBe(422)
  })

  test('prices express by the settings, and treats standard as simple', async () => {
    expect((await quote([line('saleGlove', 1)], { shipment_type: 'express' })).body).toMatchObject({
      delivery_charges: 20,
      shipment_type: 'express',
    })
    expect((await quote([line('saleGlove', 1)], { shipment_type: 'standard' })).body).toMatchObject({
      delivery_charges: 8,
      shipment_type: 'simple',
    })
    expect((await quote([line('saleGlove', 3)], { shipment_type: 'simple' })).body).toMatchObject({
      delivery_charges: 0,
      shipment_note: 'Your shipment is FREE now!',
    })
  })

  test('rejects a state that we do not ship to', async () => {
    expect((await quote([line('saleGlove', 1)], { state: 'ZZ' })).error.errors).toEqual([
      { field: 'state', message: 'We do not ship to this state.' },
    ])
  })

  test('gives an approved wholesaler tier and free shipping, and neither on the next request after a demotion', async () => {
    const token = await signUpWholesaler(api, 'gym@example.com', true)
    const big = [line('whiteBelt', 40)]
    const { body } = await quote(big, { shipment_type: 'express' }, token)
    expect(body).toMatchObject({
      subtotal: 500,
      discount: 25,
      discount_label: 'Wholeseller',
      delivery_charges: 0,
      shipment_type: 'simple',
      express_offered: false,
      shipment_note: null,
      wholesalerDiscountMessage: 'Spend $1,000 or more and get 10% off!',
    })
    await api.db.update(users).set({ isVerified: false }).where(eq(users.email, 'gym@example.com'))
    expect((await quote(big, { shipment_type: 'express' }, token)).body).toMatchObject({
      discount: 0,
      delivery_charges: 20,
      wholesalerDiscountMessage: null,
    })
  })

  test("deducts a coupon's percentage", async () => {
    const { body } = await api.call('POST /apply-coupen', { body: { code: 'ten' } })
    expect(body.coupon).toMatchObject({ value: 10, code: 'TEN' })
    expect((await quote([line('saleGlove', 1)], { coupen_id: body.coupon.id })).body).toMatchObject({
      coupon: 4.5,
      discount: 4.5,
      discount_label: 'Coupon',
      total: 48.5,
    })
  })

  test('ignores an expired coupon and gives the reason', async () => {
    const { body } = await quote([line('saleGlove', 1)], { coupen_id: api.shop.coupons.old })
    expect(body).toMatchObject({ discount: 0, coupon_message: 'This code has expired.' })
  })

  test.each([
    ['NOPE', 'not_found'],
    ['OLD', 'expired'],
    ['ONCE', 'used'],
    ['BIG20', 'min_subtotal'],
  ])('rejects the coupon %s as %s', async (code, reason) => {
    const { status, error } = await api.call('POST /apply-coupen', { body: { code, products: [line('saleGlove', 1)] } })
    expect({ status, code: error.code }).toEqual({ status: 422, code: reason })
    if (reason === 'min_subtotal') expect(error.message).toBe('Add $155.00 more to use this code.')
  })

  test("rejects a wholesaler's coupon, and a personal one of someone else", async () => {
    const trade = await signUpWholesaler(api, 'club@example.com', true)
    expect((await api.call('POST /apply-coupen', { body: { code: 'TEN' }, token: trade })).error.code).toBe(
      'not_for_wholesale',
    )
    const bo = await api.signUp('bo@example.com')
    expect((await api.call('POST /apply-coupen', { body: { code: 'ANA' }, token: bo.access_token })).error.code).toBe(
      'not_found',
    )
    const ana = await api.signUp('ana@example.com')
    expect((await api.call('POST /apply-coupen', { body: { code: 'ANA' }, token: ana.access_token })).status).toBe(200)
  })

  const address = { address: '1 Main Street', city: 'Albany', state: 'NY', zip: '12207' }

  test('offers rates for the address and prices the cart with the chosen one', async () => {
    const { body } = await api.call('POST /rates', { body: { products: [line('saleGlove', 1)], ...address } })
    expect(body.data.map(({ type, charges }) => `${type} ${charges}`)).toEqual(['simple 8', 'express 20'])
    await api.db.execute(sql`UPDATE settings SET simple_shipment_cents = 900`)
    const chosen = await quote([line('saleGlove', 1)], { shipment_id: body.data[0]!.object_id })
    const settings = await quote([line('saleGlove', 1)])
    await api.db.execute(sql`UPDATE settings SET simple_shipment_cents = 800`)
    expect([chosen.body.delivery_charges, settings.body.delivery_charges]).toEqual([8, 9])
  })

  test('rejects rates for a cart in error and for an invalid address', async () => {
    expect((await api.call('POST /rates', { body: { products: [line('soldOutGlove', 1)], ...address } })).status).toBe(
      409,
    )
    const wrong = await api.call('POST /rates', { body: { products: [line('saleGlove', 1)], ...address, zip: '1220' } })
    expect(wrong.error.errors?.map(({ field }) => field)).toEqual(['zip'])
  })

  test("uses the settings' prices when the carrier fails", async () => {
    const failing = await testApp({ carrier: () => Promise.reject(new Error('carrier is down')) })
    const { body } = await failing.call('POST /rates', {
      body: {
        products: [
          { product_id: failing.shop.products.belt, product_variation_id: failing.shop.variants.whiteBelt, qty: 1 },
        ],
        ...address,
      },
    })
    expect(body.data.map(({ charges }) => charges)).toEqual([8, 20])
    await failing.close()
  })

  test('rejects an invalid token instead of treating the caller as a guest', async () => {
    expect((await quote([line('saleGlove', 1)], {}, 'x'.repeat(43))).status).toBe(401)
  })

  test('runs as many queries for a cart of many lines as for one line', async () => {
    // Not counted: what an instance reads of a product on first use.
    await quote([line('saleGlove', 1), line('whiteBelt', 1)])
    const queries = await api.queriesOf(() =>
      quote([line('saleGlove', 1)], { state: 'NY', coupen_id: api.shop.coupons.ten }),
    )
    const three = await api.queriesOf(() =>
      quote([line('saleGlove', 1), line('scarceGlove', 1), line('whiteBelt', 1)], {
        state: 'NY',
        coupen_id: api.shop.coupons.ten,
      }),
    )
    expect(three).toBe(queries)
    expect(queries).toBeLessThanOrEqual(7)
  })

  test('reads the stock for every quote', async () => {
    await api.db.update(variants).set({ stock: 1 }).where(eq(variants.id, api.shop.variants.whiteBelt))
    expect((await quote([line('whiteBelt', 5)])).body.items[0]!.quantity).toBe(1)
    await api.db.update(variants).set({ stock: 500 }).where(eq(variants.id, api.shop.variants.whiteBelt))
  })
})
