import '@shop/account-contract'
import '@shop/catalogue-contract'
import { clearSessionHint, setSessionHint } from '@shop/shared-api/testing/session-hint'
import { sampleId } from '@shop/shared-api/testing/sample-id'
import { createBus, type Bus } from '@shop/shared-events'
import { waitFor } from '@testing-library/react'
import { createFakeApi, errorResponse } from '@shop/shared-api/testing/fake-api'
import { makeSummary } from '@shop/shared-api/testing/products'
import { changeWishlist } from './change-wishlist'
import { guestWishlist } from './guest-wishlist'
import { startWishlistSync } from './wishlist-sync'

const ana = { id: 'u1', username: 'ana', email: 'ana@example.com', role: 'customer', isVerified: true } as const
const entry = (productId: number) => ({
  id: sampleId(productId),
  product_id: productId,
  product: makeSummary({ id: productId }),
})
const storedInBrowser = () => JSON.parse(localStorage.getItem('wishlist:v1') ?? '[]') as number[]
/** Waits until the list has been published this many times. */
function publications(bus: Bus, times: number) {
  let count = 0
  bus.records.subscribe(({ name }) => (count += Number(name === 'wishlist/changed')))
  return waitFor(() => expect(count).toBe(times))
}

beforeEach(() => {
  localStorage.clear()
  clearSessionHint()
})

describe('wishlist sync', () => {
  test('restores hearts and count of a returning guest', () => {
    localStorage.setItem('wishlist:v1', '[4,9]')
    const bus = createBus()
    startWishlistSync(bus, createFakeApi({}))
    expect(bus.last('wishlist/changed')).toEqual({ count: 2, productIds: ['4', '9'] })
  })

  test("changes a guest's list without API calls", async () => {
    const bus = createBus()
    const api = createFakeApi({})
    startWishlistSync(bus, api)
    await changeWishlist(4, true, bus, api)
    await changeWishlist(9, true, bus, api)
    await changeWishlist(4, false, bus, api)
    expect(bus.last('wishlist/changed')?.productIds).toEqual(['9'])
    expect(storedInBrowser()).toEqual([9])
    expect(api.calls).toEqual([])
  })

  test("merges the guest's list into the account's at login and clears it", async () => {
    localStorage.setItem('wishlist:v1', '[4]')
    const bus = createBus()
    const api = createFakeApi({ 'POST /wishlists/merge': () => ({ data: [entry(4), entry(7)], meta: { count: 2 } }) })
    startWishlistSync(bus, api)
    bus.publish('session/changed', { user: ana })
    await publications(bus, 2)
    expect(api.calls.map(({ name, body }) => [name, body])).toEqual([['POST /wishlists/merge', { product_ids: [4] }]])
    expect(bus.last('wishlist/changed')?.productIds).toEqual(['4', '7'])
    expect(storedInBrowser()).toEqual([])
  })

  test('loses nothing when the merge fails', async () => {
    localStorage.setItem('wishlist:v1', '[4]')
    const bus = createBus()
    startWishlistSync(
      bus,
      createFakeApi({
        'POST /wishlists/merge': () => errorResponse(503),
      }),
    )
    bus.publish('session/changed', { user: ana })
    await publications(bus, 2)
    expect(bus.last('wishlist/changed')?.productIds).toEqual(['4'])
    expect(storedInBrowser()).toEqual([4])
  })

  test('keeps the hearts of other tabs when a tab opens with a session', async () => {
    setSessionHint()
    const bus = createBus()
    startWishlistSync(bus, createFakeApi({ 'GET /get-wishlists': () => ({ data: [entry(7)], meta: { count: 1 } }) }))
    expect(bus.last('wishlist/changed')).toBeUndefined()
    bus.publish('session/changed', { user: ana })
    await publications(bus, 1)
    expect(bus.last('wishlist/changed')?.productIds).toEqual(['7'])
  })

  test("removes the account's list from the page at logout", async () => {
    const bus = createBus()
    startWishlistSync(bus, createFakeApi({ 'GET /get-wishlists': () => ({ data: [entry(7)], meta: { count: 1 } }) }))
    bus.publish('session/changed', { user: ana })
    await publications(bus, 2)
    expect(bus.last('wishlist/changed')?.productIds).toEqual(['7'])
    bus.publish('session/changed', { user: null })
    expect(bus.last('wishlist/changed')).toEqual({ count: 0, productIds: [] })
  })

  test("adds a product to the account's list", async () => {
    const bus = createBus()
    const api = createFakeApi({ 'POST /wishlists': () => ({ data: entry(4) }) })
    bus.publish('session/changed', { user: ana })
    await changeWishlist(4, true, bus, api)
    expect(api.calls.map(({ name, body }) => [name, body])).toEqual([['POST /wishlists', { product_id: 4 }]])
    expect(storedInBrowser()).toEqual([])
  })

  test('removes a product from the account by its entry ID', async () => {
    const bus = createBus()
    const api = createFakeApi({
      'GET /get-wishlists': () => ({ data: [entry(7), entry(4)], meta: { count: 2 } }),
      'DELETE /wishlists/:id': () => ({ success: true, message: 'Removed' }),
    })
    bus.publish('session/changed', { user: ana })
    bus.publish('wishlist/changed', { count: 2, productIds: ['7', '4'] })
    await changeWishlist(4, false, bus, api)
    expect(api.calls.map(({ name }) => name)).toEqual(['GET /get-wishlists', `DELETE /wishlists/${sampleId(4)}`])
    expect(bus.last('wishlist/changed')?.productIds).toEqual(['7'])
  })

  test('restores the heart when the API rejects the change', async () => {
    const bus = createBus()
    bus.publish('session/changed', { user: ana })
    bus.publish('wishlist/changed', { count: 1, productIds: ['7'] })
    await changeWishlist(4, true, bus, createFakeApi({}))
    expect(bus.last('wishlist/changed')?.productIds).toEqual(['7'])
  })

  test('stores 200 products for a guest, the limit of one merge', () => {
    const ids = Array.from({ length: 201 }, (_, index) => index + 1)
    guestWishlist.write(ids)
    expect(storedInBrowser()).toEqual(ids.slice(0, 200))
    localStorage.setItem('wishlist:v1', JSON.stringify(ids))
    expect(guestWishlist.read()).toHaveLength(200)
  })
})
