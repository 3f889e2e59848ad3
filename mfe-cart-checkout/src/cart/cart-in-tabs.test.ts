import fc from 'fast-check'
import { makeLine, makeStorage, newLine, openCart, settled } from '../testing/cart-of'
import { makeBelt, openSmallShop } from '../testing/small-shop'
import { addLine, setQuantity } from './cart-lines'

describe('one cart in two tabs', () => {
  test('follows edits of the other tab, including quantities', async () => {
    const shop = openSmallShop()
    const storage = makeStorage({ lines: [makeLine()] })
    const [first, second] = [openCart(shop, storage), openCart(shop, storage)]
    first.cart.change((lines) => setQuantity(lines, 1, 4))
    second.cart.syncFromStorage()
    expect(second.cart.state().lines).toMatchObject([{ quantity: 4 }])
    expect(second.announced).toEqual([[4, 19_600]])
    await settled(first.cart)
    await settled(second.cart)
    expect(second.cart.state().quote).toMatchObject({ subtotal: 196 })
  })

  test('edits the cart stored by the other tab before its storage event arrives', () => {
    const shop = openSmallShop()
    const storage = makeStorage()
    const [first, second] = [openCart(shop, storage), openCart(shop, storage)]
    first.cart.change((lines) => addLine(lines, newLine()))
    second.cart.change((lines) => addLine(lines, newLine({}, makeBelt())))
    expect(second.cart.state().lines.map(({ title }) => title)).toEqual(['Ring gloves', 'Belt'])
  })

  test('does not revert the other tab’s edit with a response to an older cart', async () => {
    const shop = openSmallShop()
    let go = () => {}
    shop.pause = new Promise((resolve) => (go = resolve))
    const storage = makeStorage({ lines: [makeLine()] })
    const [first, second] = [openCart(shop, storage), openCart(shop, storage)]
    first.cart.change((lines) => setQuantity(lines, 1, 2))
    second.cart.change((lines) => setQuantity(lines, 1, 5))
    go()
    await settled(first.cart)
    await settled(second.cart)
    for (const { cart } of [first, second, openCart(shop, storage)])
      expect(cart.state().lines).toMatchObject([{ quantity: 5 }])
  })

  test('sends no quote from a hidden tab until it becomes visible', async () => {
    const shop = openSmallShop()
    const storage = makeStorage()
    let seen = false
    const [front, back] = [openCart(shop, storage), openCart(shop, storage, () => seen)]
    front.cart.change((lines) => addLine(lines, newLine()))
    await settled(front.cart)
    back.cart.syncFromStorage()
    await settled(back.cart)
    expect(shop.quoteRequests).toHaveLength(1)
    seen = true
    back.cart.resume()
    await settled(back.cart)
    expect(back.cart.state().quote).toMatchObject({ subtotal: 49 })
  })

  test('loses no item, regardless of the tab it is added in', async () => {
    const step = fc.record({ tab: fc.integer({ min: 0, max: 2 }), belt: fc.boolean(), isSynced: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const shop = openSmallShop()
        for (const { variants } of shop.products) for (const each of variants) each.available = 99
        const storage = makeStorage()
        const tabs = [0, 1, 2].map(() => openCart(shop, storage))
        for (const { tab, belt, isSynced } of steps) {
          tabs[tab]?.cart.change((lines) => addLine(lines, newLine({}, belt ? makeBelt() : undefined)))
          if (isSynced) for (const { cart } of tabs) cart.syncFromStorage()
        }
        for (const { cart } of tabs) cart.syncFromStorage()
        for (const { cart } of tabs) await settled(cart)
        const belts = steps.filter(({ belt }) => belt).length
        for (const { cart } of tabs) {
          const piecesOf = (title: string) => cart.state().lines.find((line) => line.title === title)?.quantity ?? 0
          expect([piecesOf('Belt'), piecesOf('Ring gloves')]).toEqual([belts, steps.length - belts])
        }
      }),
      { numRuns: 40 },
    )
  })
})
