import { makeLine } from '../testing/cart-of'
import { makeBelt } from '../testing/small-shop'
import { MAX_CART_LINES } from './cart-line'
import { MAX_SAVED_LINES, moveToCart, saveLine } from './saved-lines'

const gloves = makeLine()
const belt = makeLine({ key: 2, quantity: 2 }, makeBelt())

describe('saved lines', () => {
  test('a line moves out of the cart and back with its quantity', () => {
    const later = saveLine({ lines: [gloves, belt], saved: [] }, belt.key)
    expect(later).toMatchObject({ lines: [gloves], saved: [{ title: 'Belt', quantity: 2 }] })
    expect(moveToCart(later, later.saved[0]!.key)).toMatchObject({ lines: [gloves, { quantity: 2 }], saved: [] })
  })

  test('a variant is saved once, newest first, and the oldest of too many are dropped', () => {
    const saved = Array.from({ length: MAX_SAVED_LINES }, (_, index) =>
      makeLine({ key: index + 1, variantId: 900 + index }),
    )
    const { saved: later } = saveLine({ lines: [makeLine({ key: 7, variantId: 905 }), belt], saved }, 7)
    expect(later.map(({ variantId }) => variantId).slice(0, 2)).toEqual([905, 900])
    expect(later).toHaveLength(MAX_SAVED_LINES)
    expect(saveLine({ lines: [belt], saved }, belt.key).saved).toHaveLength(MAX_SAVED_LINES)
  })

  test('a saved line joins the line of the same variant', () => {
    expect(moveToCart({ lines: [gloves], saved: [makeLine({ key: 4 })] }, 4)).toMatchObject({
      lines: [{ quantity: 2 }],
      saved: [],
    })
  })

  test('a saved line stays where the cart is full', () => {
    const lines = Array.from({ length: MAX_CART_LINES }, (_, index) =>
      makeLine({ key: index + 1, variantId: 500 + index }),
    )
    expect(moveToCart({ lines, saved: [gloves] }, gloves.key).saved).toEqual([gloves])
  })
})
