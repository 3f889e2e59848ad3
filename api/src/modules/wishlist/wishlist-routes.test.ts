import { wishlists } from '../../database/schema'
import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let ana: string
let bo: string

describe('wishlist routes', () => {
  beforeAll(async () => {
    api = await testApp()
    ana = (await api.signUp('ana@example.com')).access_token
    bo = (await api.signUp('bo@example.com')).access_token
  })
  afterAll(() => api.close())
  beforeEach(() => api.db.delete(wishlists))

  const addToWishlist = (product_id: number) => api.call('POST /wishlists', { body: { product_id }, token: ana })
  const listOf = async (token: string) => (await api.call('GET /get-wishlists', { token })).body

  test('saves a product once, however often it is added', async () => {
    const { glove } = api.shop.products
    const [first, second] = [await addToWishlist(glove), await addToWishlist(glove)]
    expect([first.status, second.body.data.id]).toEqual([201, first.body.data.id])
    expect((await listOf(ana)).meta.count).toBe(1)
  })

  test("merges a guest's wishlist into the account's, the last item first, without unknown products", async () => {
    const { glove, belt, hidden } = api.shop.products
    await addToWishlist(glove)
    const { body } = await api.call('POST /wishlists/merge', {
      body: { product_ids: [belt, glove, hidden, 99_999] },
      token: ana,
    })
    expect(body.data.map((item) => item.product_id)).toEqual([belt, glove])
  })

  test("responds the same to another user's item and an unknown one, and retains both", async () => {
    for (const product of [api.shop.products.glove, api.shop.products.belt]) await addToWishlist(product)
    const [item] = (await listOf(ana)).data
    const theirs = await api.call('DELETE /wishlists/:id', { params: { id: item!.id }, token: bo })
    const missing = await api.call('DELETE /wishlists/:id', {
      params: { id: '11111111-1111-4111-8111-111111111111' },
      token: bo,
    })
    expect([theirs.status, theirs.text]).toEqual([404, missing.text])
    expect((await listOf(ana)).meta.count).toBe(2)
  })

  test('removes an item', async () => {
    await addToWishlist(api.shop.products.glove)
    const [item] = (await listOf(ana)).data
    expect((await api.call('DELETE /wishlists/:id', { params: { id: item!.id }, token: ana })).status).toBe(200)
    expect((await listOf(ana)).data.map(({ id }) => id)).not.toContain(item!.id)
  })

  test.each([
    { product_id: 99_999 },
    { product_id: 0 },
    { product_id: '1' },
    { product_id: [1] },
    { product_id: null },
    {},
  ])('rejects %j', async (body) => {
    expect([404, 422]).toContain((await api.call('POST /wishlists', { body, token: ana })).status)
  })

  test('rejects a hidden product', async () => {
    expect(
      (await api.call('POST /wishlists', { body: { product_id: api.shop.products.hidden }, token: ana })).status,
    ).toBe(404)
  })

  test('rejects a guest', async () => {
    expect((await api.call('GET /get-wishlists')).status).toBe(401)
  })
})
