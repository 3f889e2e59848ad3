import type { AddressInfo } from 'node:net'
import { testApp, type TestApp } from '@shop/api/testing/test-app'
import { until } from '@shop/shared-api/testing/until'
import { startSmallShop, type SmallShop } from './small-shop'

jest.setTimeout(300_000)

/** The real API on a sample shop, and the real document server with a page that shows a product's price. */
let api: TestApp
let shop: SmallShop
let page: string
beforeAll(async () => {
  api = await testApp()
  await api.app.listen({ port: 0, host: '127.0.0.1' })
  const apiUrl = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`
  shop = await startSmallShop({ apiUrl, parameters: ['search'] })
  const { glove } = api.shop.products
  const call = `await api.request('GET /get-product/:id', { params: { id: ${glove} } })`
  await shop.release(
    '2.0.0',
    `exports.count = (exports.count || 0) + 1
    const { data } = ${call}
    return JSON.stringify({ price: data.discount_price, address: url.pathname + url.search, count: exports.count })`,
  )
  page = `/shop/${glove}`
  await until(async () => (await open(page)).includes('price'), 60)
})
afterAll(async () => {
  await shop?.stop()
  await api?.close()
})

const open = async (path: string) => (await fetch(shop.shop + path)).text()
const priceAt = async (path: string) => (JSON.parse(await open(path)) as { price: number }).price
const setPrice = (cents: number) =>
  api.handle.runScript(`UPDATE variants SET price_cents = ${cents}, sale_price_cents = NULL;
    SELECT refresh_products(array_agg(id)) FROM products`)

describe('a document of the real API', () => {
  test('shows a price that was changed in the database, and stays the same until then', async () => {
    await setPrice(4_500)
    await until(async () => (await priceAt(page)) === 45)
    const before = await open(page)
    const visits = await Promise.all(Array.from({ length: 20 }, () => open(page)))
    expect(new Set(visits)).toEqual(new Set([before]))
    await setPrice(3_900)
    await until(async () => (await priceAt(page)) === 39)
  })

  test('is byte-equal with and without campaign parameters, which the page never sees', async () => {
    const plain = await open(`${page}?search=glove`)
    expect(await open(`${page}?utm_source=mail&search=glove&gclid=1`)).toBe(plain)
    expect(plain).toContain(`"address":"${page}?search=glove"`)
  })

  test('is sent while the API is down', async () => {
    await setPrice(3_500)
    await until(async () => (await priceAt(page)) === 35)
    await api.app.close()
    expect(await priceAt(page)).toBe(35)
  })
})
