import { waitFor } from '@testing-library/react'
import { makeLine, makeStorage, newLine, openCart, settled } from '../testing/cart-of'
import { makeBelt, openSmallShop } from '../testing/small-shop'
import { addLine, removeLine, setQuantity } from './cart-lines'
import { chooseVariant } from './choose-variant'

describe('cart store', () => {
  test('shows a change at once and takes the amounts from the server', async () => {
    const { cart, announced } = openCart(openSmallShop())
    cart.change((lines) => addLine(lines, newLine()))
    expect(cart.state()).toMatchObject({ lines: [{ quantity: 1 }], quoting: true, quote: null })
    expect(announced).toEqual([[1, 4900]])
    await settled(cart)
    expect(cart.state()).toMatchObject({ quoting: false, quote: { subtotal: 49, total: 57.95 } })
  })

  test('announces its contents at the start, even while the API is unreachable', async () => {
    const shop = openSmallShop()
    shop.failing = 'offline'
    const { cart, announced } = openCart(shop, makeStorage({ lines: [makeLine({ quantity: 2 })] }))
    cart.start()
    expect(announced).toEqual([[2, 9800]])
    await settled(cart)
    expect(cart.state()).toMatchObject({ lines: [{ quantity: 2 }], problem: { unreachable: true } })
  })

  test('keeps one request in flight, then sends only the newest quantity', async () => {
    const shop = openSmallShop()
    let go = () => {}
    shop.pause = new Promise((resolve) => (go = resolve))
    const { cart } = openCart(shop)
    cart.change((lines) => addLine(lines, newLine()))
    for (const quantity of [2, 3, 4]) cart.change((lines) => setQuantity(lines, 1, quantity))
    await waitFor(() => expect(shop.quoteRequests).toHaveLength(1))
    go()
    await settled(cart)
    expect(shop.quoteRequests.map(({ products }) => products[0]?.qty)).toEqual([1, 4])
    expect(cart.state()).toMatchObject({ lines: [{ quantity: 4 }], quote: { subtotal: 196 } })
  })

  test('does not restore a removed line from an older response', async () => {
    const shop = openSmallShop()
    let go = () => {}
    shop.pause = new Promise((resolve) => (go = resolve))
    const { cart } = openCart(shop)
    cart.change((lines) => addLine(lines, newLine()))
    cart.change((lines) => removeLine(lines, 1))
    go()
    await settled(cart)
    expect(cart.state()).toMatchObject({ lines: [], quote: null })
  })

  test('reports price and stock changes line by line until they are dismissed, across reloads', async () => {
    const shop = openSmallShop()
    const lines = [makeLine({ quantity: 5 }), makeLine({ key: 2 }, makeBelt())]
    const { cart, storage } = openCart(shop, makeStorage({ lines }))
    Object.assign(shop.products[0]?.variants[0] ?? {}, { available: 3, discount_price: 60 })
    cart.start()
    await settled(cart)
    const changes = [
      { lineKey: 1, code: 'price_changed', from: 49, to: 60 },
      { lineKey: 1, code: 'qty_reduced', from: 5, to: 3 },
    ]
    expect(cart.state()).toMatchObject({ changes, lines: [{ quantity: 3, priceSeen: 60 }, { quantity: 1 }] })
    const { cart: later } = openCart(shop, storage)
    later.start()
    await settled(later)
    expect(later.state().changes).toEqual(changes)
    later.dismissChanges()
    expect(openCart(shop, storage).cart.state().changes).toEqual([])
  })

  test('marks a product that left the catalog and prices the rest', async () => {
    const shop = openSmallShop()
    shop.products.shift()
    const { cart } = openCart(shop, makeStorage({ lines: [makeLine(), makeLine({ key: 2 }, makeBelt())] }))
    cart.start()
    await settled(cart)
    expect(cart.state()).toMatchObject({ lines: [{ hasError: true }, { hasError: false }], quote: { subtotal: 20 } })
    expect([...cart.state().items.keys()]).toEqual([2])
  })

  test('keeps a nonexistent combination as chosen and offers the existing variants', async () => {
    const shop = openSmallShop()
    const { cart } = openCart(shop, makeStorage({ lines: [makeLine()] }))
    const choice = { size: '14 oz', color: 'Red' }
    cart.change((lines) => chooseVariant(lines, 1, shop.products[0]?.variants ?? [], choice))
    await settled(cart)
    expect(cart.state()).toMatchObject({ lines: [{ ...choice, hasError: true }], quote: { subtotal: 0 } })
    expect(cart.state().items.get(1)?.productVariations).toHaveLength(4)
  })

  test('keeps offline edits, prices them once online, and reports that nothing else changed', async () => {
    const shop = openSmallShop()
    const { cart } = openCart(shop, makeStorage({ lines: [makeLine()] }))
    shop.failing = 'offline'
    cart.change((lines) => setQuantity(lines, 1, 3))
    await settled(cart)
    expect(cart.state()).toMatchObject({ lines: [{ quantity: 3 }], problem: { unreachable: true }, isCaughtUp: false })
    shop.failing = null
    cart.resume()
    await settled(cart)
    expect(cart.state()).toMatchObject({ problem: null, isCaughtUp: true, quote: { subtotal: 147 } })
    cart.change((lines) => setQuantity(lines, 1, 2))
    expect(cart.state().isCaughtUp).toBe(false)
  })

  test("reports that the browser can't store the cart, and continues in this tab", async () => {
    const { cart, storage } = openCart(openSmallShop())
    storage.refuse = true
    cart.change((lines) => addLine(lines, newLine()))
    cart.change((lines) => addLine(lines, newLine()))
    await settled(cart)
    expect(cart.state()).toMatchObject({ isStorageFull: true, lines: [{ quantity: 2 }], quote: { subtotal: 98 } })
  })

  test('sends coupon and shipping method with each quote and stores both', async () => {
    const shop = openSmallShop()
    const { cart, storage } = openCart(shop, makeStorage({ lines: [makeLine()] }))
    cart.ship('express')
    cart.applyCoupon({ id: 5, code: 'WELCOME10', value: 10 })
    await settled(cart)
    expect(shop.quoteRequests.at(-1)).toMatchObject({ shipment_type: 'express', coupen_id: 5 })
    expect(cart.state().quote).toMatchObject({ discount: 4.9, discount_label: 'Coupon', delivery_charges: 24.95 })
    expect(openCart(shop, storage).cart.state()).toMatchObject({ shipment: 'express', coupon: { code: 'WELCOME10' } })
  })
})
