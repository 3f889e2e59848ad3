import '@shop/account-contract'
import '@shop/cart-checkout-contract'
import { clearSessionHint, setSessionHint } from '@shop/shared-api/testing/session-hint'
import { bus } from '@shop/shared-events'
import { holdStorageKey } from '../checkout/stored-hold'
import { makeLine, settled } from '../testing/cart-of'
import { openSmallShop } from '../testing/small-shop'
import { cartKey } from './cart-storage'
import { setQuantity } from './cart-lines'
import type { CartStore } from './cart-store'
import { emptyCart } from './stored-cart'
import { serializeCart } from './parse-stored-cart'
import { openSiteCart, siteCart } from './site-cart'

const store = (quantity: number) =>
  localStorage.setItem(cartKey, serializeCart({ ...emptyCart, lines: [makeLine({ quantity })] }))
const user = { id: '1', username: 'Ana', email: 'ana@example.com', role: 'customer', isVerified: true } as const

const opened: CartStore[] = [siteCart]
function open(shop = openSmallShop()) {
  const cart = openSiteCart(shop.api)
  opened.push(cart)
  return cart
}

beforeEach(() => {
  clearSessionHint()
  store(2)
})

// Every store lives as long as the page: wait until none has a request in flight.
afterEach(async () => {
  for (const cart of opened) await settled(cart)
})

describe('site cart', () => {
  test('publishes cart/changed when it opens', async () => {
    open()
    expect(bus.last('cart/changed')).toEqual({ count: 2, subtotal: 9800 })
  })

  test('follows other tabs', async () => {
    const cart = open()
    await settled(cart)
    store(5)
    window.dispatchEvent(new StorageEvent('storage', { key: cartKey }))
    expect(cart.state().lines).toMatchObject([{ quantity: 5 }])
    expect(bus.last('cart/changed')).toEqual({ count: 5, subtotal: 24_500 })
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(cart.state().lines).toEqual([])
  })

  test('stays in sync with another version of this part on the same page', async () => {
    const [old, next] = [open(), open()]
    old.change((lines) => setQuantity(lines, 1, 4))
    expect(next.state().lines).toMatchObject([{ quantity: 4 }])
  })

  test('sends the hold key with each quote, in every tab', async () => {
    const shop = openSmallShop()
    const key = 'k'.repeat(32)
    localStorage.setItem(holdStorageKey, JSON.stringify({ key, until: '', atMost: '', of: '' }))
    await settled(open(shop))
    expect(shop.quoteRequests).toMatchObject([{ hold_key: key }])
    localStorage.removeItem(holdStorageKey)
  })

  test('prices the cart again once after a login and reports what changed', async () => {
    const shop = openSmallShop()
    const cart = open(shop)
    bus.publish('session/changed', { user: null })
    await settled(cart)
    expect(shop.quoteRequests).toHaveLength(1)
    Object.assign(shop.products[0]?.variants[0] ?? {}, { available: 1 })
    setSessionHint('secret')
    bus.publish('session/changed', { user })
    await settled(cart)
    bus.publish('session/changed', { user })
    await settled(cart)
    expect(shop.quoteRequests).toHaveLength(2)
    expect(cart.state().changes).toEqual([{ lineKey: 1, code: 'qty_reduced', from: 2, to: 1 }])
  })

  test('publishes cart/changed when only the subtotal changes', async () => {
    const shop = openSmallShop()
    const cart = open(shop)
    await settled(cart)
    const published: unknown[] = []
    const subscription = bus.stream('cart/changed').subscribe((fact) => void published.push(fact))
    published.length = 0
    Object.assign(shop.products[0]!.variants[0]!, { discount_price: 60 })
    cart.requote()
    await settled(cart)
    subscription.unsubscribe()
    expect(published).toEqual([{ count: 2, subtotal: 12_000 }])
    expect(bus.last('cart/changed')).toEqual({ count: 2, subtotal: 12_000 })
  })

  test('prices offline edits once the connection is back', async () => {
    const shop = openSmallShop()
    shop.failing = 'offline'
    const cart = open(shop)
    await settled(cart)
    expect(cart.state().problem).not.toBeNull()
    shop.failing = null
    window.dispatchEvent(new Event('online'))
    await settled(cart)
    expect(cart.state()).toMatchObject({ problem: null, isCaughtUp: true, quote: { subtotal: 98 } })
  })
})
