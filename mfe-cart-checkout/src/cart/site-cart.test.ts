import { clearSessionHint, setSessionHint } from '@shop/shared-api/testing/session-hint'
import { bus } from '@shop/shared-events'
import { holdStorageKey } from '../checkout/kept-hold'
import { makeLine, settled } from '../testing/cart-of'
import { openSmallShop } from '../testing/small-shop'
import { cartKey } from './cart-keeper'
import { setQuantity } from './cart-lines'
import type { CartStore } from './cart-store'
import { emptyCart } from './kept-cart'
import { openSiteCart, siteCart } from './site-cart'

const keep = (quantity: number) =>
  localStorage.setItem(cartKey, JSON.stringify({ ...emptyCart, lines: [makeLine({ quantity })] }))
const user = { id: '1', username: 'Ana', email: 'ana@example.com', role: 'customer', isVerified: true } as const

const opened: CartStore[] = [siteCart]
function open(shop = openSmallShop()) {
  const cart = openSiteCart(shop.api)
  opened.push(cart)
  return cart
}

beforeEach(() => {
  clearSessionHint()
  keep(2)
})

// They all live as long as the page: none may still be asking when it goes.
afterEach(async () => {
  for (const cart of opened) await settled(cart)
})

describe('the cart of the site', () => {
  it('is stated to other parts as soon as its code runs', async () => {
    open()
    expect(bus.last('cart/changed')).toEqual({ count: 2, subtotal: 9800 })
  })

  it('follows other tabs', async () => {
    const cart = open()
    await settled(cart)
    keep(5)
    window.dispatchEvent(new StorageEvent('storage', { key: cartKey }))
    expect(cart.state().lines).toMatchObject([{ quantity: 5 }])
    expect(bus.last('cart/changed')).toEqual({ count: 5, subtotal: 24_500 })
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(cart.state().lines).toEqual([])
  })

  it('agrees with the cart of another version of this part on the same page', async () => {
    const [old, next] = [open(), open()]
    old.change((lines) => setQuantity(lines, 1, 4))
    expect(next.state().lines).toMatchObject([{ quantity: 4 }])
  })

  it('counts the pieces that the shop keeps for it as there, in every tab', async () => {
    const shop = openSmallShop()
    const key = 'k'.repeat(32)
    localStorage.setItem(holdStorageKey, JSON.stringify({ key, until: '', atMost: '', of: '' }))
    await settled(open(shop))
    expect(shop.asked).toMatchObject([{ hold_key: key }])
    localStorage.removeItem(holdStorageKey)
  })

  it('is priced anew for who logged in, once, and tells what their prices change', async () => {
    const shop = openSmallShop()
    const cart = open(shop)
    bus.publish('session/changed', { user: null })
    await settled(cart)
    expect(shop.asked).toHaveLength(1)
    Object.assign(shop.products[0]?.variations[0] ?? {}, { available: 1 })
    setSessionHint('secret')
    bus.publish('session/changed', { user })
    await settled(cart)
    bus.publish('session/changed', { user })
    await settled(cart)
    expect(shop.asked).toHaveLength(2)
    expect(cart.state().changes).toEqual([{ lineKey: 1, code: 'qty_reduced', from: 2, to: 1 }])
  })

  it('publishes cart/changed when only the worth changes', async () => {
    const shop = openSmallShop()
    const cart = open(shop)
    await settled(cart)
    const published: unknown[] = []
    const stop = bus.on('cart/changed', (fact) => void published.push(fact))
    published.length = 0
    Object.assign(shop.products[0]!.variations[0]!, { discount_price: 60 })
    cart.requote()
    await settled(cart)
    stop()
    expect(published).toEqual([{ count: 2, subtotal: 12_000 }])
    expect(bus.last('cart/changed')).toEqual({ count: 2, subtotal: 12_000 })
  })

  it('prices what was edited offline as soon as the connection is back', async () => {
    const shop = openSmallShop()
    shop.failing = 'offline'
    const cart = open(shop)
    await settled(cart)
    expect(cart.state().problem).not.toBeNull()
    shop.failing = null
    window.dispatchEvent(new Event('online'))
    await settled(cart)
    expect(cart.state()).toMatchObject({ problem: null, caughtUp: true, quote: { subtotal: 98 } })
  })
})
