import fc from 'fast-check'
import { makeLine, makeStorage, newLine, openCart, settled } from '../testing/cart-of'
import { makeBelt, openSmallShop } from '../testing/small-shop'
import { addLine, setQuantity } from './cart-lines'

describe('one cart in two tabs', () => {
  it('follows the other tab, quantity included', async () => {
    const shop = openSmallShop()
    const storage = makeStorage({ lines: [makeLine()] })
    const [one, two] = [openCart(shop, storage), openCart(shop, storage)]
    one.cart.change((lines) => setQuantity(lines, 1, 4))
    two.cart.follow()
    expect(two.cart.state().lines).toMatchObject([{ quantity: 4 }])
    expect(two.announced).toEqual([[4, 19_600]])
    await settled(one.cart)
    await settled(two.cart)
    expect(two.cart.state().quote).toMatchObject({ subtotal: 196 })
  })

  it('edits what the other tab has kept, even before word of it came', () => {
    const shop = openSmallShop()
    const storage = makeStorage()
    const [one, two] = [openCart(shop, storage), openCart(shop, storage)]
    one.cart.change((lines) => addLine(lines, newLine()))
    two.cart.change((lines) => addLine(lines, newLine({}, makeBelt())))
    expect(two.cart.state().lines.map(({ title }) => title)).toEqual(['Ring gloves', 'Belt'])
  })

  it('does not undo the other tab’s edit by an answer to an older cart', async () => {
    const shop = openSmallShop()
    let go = () => {}
    shop.pause = new Promise((resolve) => (go = resolve))
    const storage = makeStorage({ lines: [makeLine()] })
    const [one, two] = [openCart(shop, storage), openCart(shop, storage)]
    one.cart.change((lines) => setQuantity(lines, 1, 2))
    two.cart.change((lines) => setQuantity(lines, 1, 5))
    go()
    await settled(one.cart)
    await settled(two.cart)
    for (const { cart } of [one, two, openCart(shop, storage)])
      expect(cart.state().lines).toMatchObject([{ quantity: 5 }])
  })

  it('asks nothing in a tab that nobody sees until it is looked at', async () => {
    const shop = openSmallShop()
    const storage = makeStorage()
    let seen = false
    const [front, back] = [openCart(shop, storage), openCart(shop, storage, () => seen)]
    front.cart.change((lines) => addLine(lines, newLine()))
    await settled(front.cart)
    back.cart.follow()
    await settled(back.cart)
    expect(shop.asked).toHaveLength(1)
    seen = true
    back.cart.wake()
    await settled(back.cart)
    expect(back.cart.state().quote).toMatchObject({ subtotal: 49 })
  })

  it('loses no piece, whichever tab adds it', async () => {
    const step = fc.record({ tab: fc.integer({ min: 0, max: 2 }), belt: fc.boolean(), heard: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const shop = openSmallShop()
        for (const { variations } of shop.products) for (const each of variations) each.available = 99
        const storage = makeStorage()
        const tabs = [0, 1, 2].map(() => openCart(shop, storage))
        for (const { tab, belt, heard } of steps) {
          tabs[tab]?.cart.change((lines) => addLine(lines, newLine({}, belt ? makeBelt() : undefined)))
          if (heard) for (const { cart } of tabs) cart.follow()
        }
        for (const { cart } of tabs) cart.follow()
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
