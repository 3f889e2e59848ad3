import { eq } from 'drizzle-orm'
import { products } from '../../database/schema'
import { refreshProducts } from '../../database/refresh-catalogue'
import { orderForm, toOrderLines } from '../../testing/order-form'
import { testApp, type TestApp } from '../../testing/test-app'
import { followPriceSchedule } from './price-schedule'

// Soon, since connections compare their deadlines with timers, which run as always.
const START = Date.now() + 60_000
const END = START + 3_600_000
let api: TestApp
beforeEach(async () => {
  jest.useFakeTimers({
    now: START - 1,
    doNotFake: [
      'setTimeout',
      'setImmediate',
      'setInterval',
      'nextTick',
      'queueMicrotask',
      'performance',
      'hrtime',
      'clearTimeout',
      'clearImmediate',
      'clearInterval',
    ],
  })
  api = await testApp()
  const { glove } = api.shop.products
  await api.db
    .update(products)
    .set({ saleStartsAt: new Date(START), saleEndsAt: new Date(END) })
    .where(eq(products.id, glove))
  await refreshProducts(api.db, [glove])
})
afterEach(async () => {
  await api.close()
  jest.useRealTimers()
})

/** The sale price of the glove, which costs $60 without a sale, in lists, product and cart. */
async function prices() {
  const { glove } = api.shop.products
  const quoted = await api.call('POST /add-to-cart', { body: { products: toOrderLines(api.shop, ['saleGlove', 1]) } })
  const [list, product, sale] = await Promise.all([
    api.call('GET /get-products', { query: 'product_category=gloves' }),
    api.call('GET /get-product/:id', { params: { id: glove } }),
    api.call('GET /sale-products'),
  ])
  return {
    list: list.body.data[0]!.discount_sale_price,
    sale: sale.body.meta.total,
    product: product.body.data.productVariations[0]!.discount_sale_price,
    cart: quoted.body.items[0]!.discount_sale_price,
    subtotal: quoted.body.subtotal,
  }
}

const order = async (expected_total: number) => {
  const form = orderForm({ products: toOrderLines(api.shop, ['saleGlove', 1]), expected_total })
  const headers = { 'idempotency-key': crypto.randomUUID() }
  return (await api.call('POST /add-order', { body: form, headers })).status
}

const before = { list: null, sale: 0, product: null, cart: null, subtotal: 60 }
const during = { list: 45, sale: 1, product: 45, cart: 45, subtotal: 45 }

describe('price schedule', () => {
  test('applies from the millisecond of its start to that of its end in lists, product, cart and order', async () => {
    expect(await prices()).toEqual(before)
    jest.setSystemTime(START)
    expect(await followPriceSchedule(api.db)).toBe(1)
    expect(await prices()).toEqual(during)
    jest.setSystemTime(END - 1)
    expect(await followPriceSchedule(api.db)).toBe(0)
    expect(await prices()).toEqual(during)
    jest.setSystemTime(END)
    expect(await followPriceSchedule(api.db)).toBe(1)
    expect(await prices()).toEqual(before)
    expect(await followPriceSchedule(api.db)).toBe(0)
  })

  test('charges carts and orders by the clock, whether or not lists have followed yet', async () => {
    jest.setSystemTime(START)
    expect(await prices()).toMatchObject({ cart: 45, subtotal: 45 })
    expect(await order(68)).toBe(409)
    expect(await order(53)).toBe(201)
    jest.setSystemTime(END)
    expect(await prices()).toMatchObject({ cart: null, subtotal: 60 })
    expect(await order(53)).toBe(409)
    expect(await order(68)).toBe(201)
  })

  test('moves the revision of documents at both ends', async () => {
    const revision = async () => (await api.call('GET /revision')).body.data.revision
    const revisions = [await revision()]
    for (const at of [START, END]) {
      jest.setSystemTime(at)
      await followPriceSchedule(api.db)
      revisions.push(await revision())
    }
    expect(new Set(revisions.map((text) => text.split('.')[0])).size).toBe(3)
  })
})
