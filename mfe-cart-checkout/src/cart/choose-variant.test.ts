import fc from 'fast-check'
import { makeLine } from '../testing/cart-of'
import { makeGloves } from '../testing/small-shop'
import { cartHasError } from './cart-lines'
import { chooseVariant } from './choose-variant'

const { variants } = makeGloves()

describe('chooseVariant', () => {
  test('lowers the quantity to the stock of the new size', () => {
    const [line] = chooseVariant([makeLine({ quantity: 4 })], 1, variants, { size: '14 oz', color: 'Black' })
    expect(line).toMatchObject({ key: 1, variantId: 12, quantity: 2, salePriceSeen: 45, hasError: false })
  })

  test.each([
    ['a sold-out size', { size: '16 oz', color: 'Black' }, 13],
    ['a nonexistent combination', { size: '14 oz', color: 'Red' }, null],
  ])('blocks checkout for %s and unblocks it with an available variant', (_name, choice, variantId) => {
    const closed = chooseVariant([makeLine({ quantity: 3 })], 1, variants, choice)
    expect(closed[0]).toMatchObject({ ...choice, variantId, quantity: 3, hasError: true })
    expect(cartHasError(closed)).toBe(true)
    const open = chooseVariant(closed, 1, variants, { size: '12 oz', color: 'Red' })
    expect(open).toMatchObject([{ variantId: 14, quantity: 3, hasError: false }])
  })

  test('merges two lines of the same variant, within stock', () => {
    const lines = [makeLine(), makeLine({ key: 2, variantId: 12, size: '14 oz', quantity: 2 })]
    expect(chooseVariant(lines, 1, variants, { size: '14 oz', color: 'Black' })).toMatchObject([
      { key: 1, variantId: 12, quantity: 2 },
    ])
  })

  test('keeps the quantity limit of a line, even for a sold-out size', () => {
    const lines = [makeLine({ quantity: 9_999 }), makeLine({ key: 2, variantId: 13, size: '16 oz', quantity: 1 })]
    const [line] = chooseVariant(lines, 1, variants, { size: '16 oz', color: 'Black' })
    expect(line).toMatchObject({ variantId: 13, quantity: 9_999, hasError: true })
  })

  test('marks any choice as in error, lowered to the stock, or unchanged', () => {
    const choice = fc.record({
      size: fc.constantFrom('12 oz', '14 oz', '16 oz', '18 oz'),
      color: fc.constantFrom('Black', 'Red', 'Pink'),
    })
    fc.assert(
      fc.property(choice, fc.integer({ min: 1, max: 20 }), (chosen, quantity) => {
        const [line] = chooseVariant([makeLine({ quantity })], 1, variants, chosen)
        const stock = variants.find(({ size, color }) => size === chosen.size && color === chosen.color)?.available ?? 0
        expect(line).toMatchObject({
          ...chosen,
          hasError: stock === 0,
          quantity: stock === 0 ? quantity : Math.min(stock, quantity),
        })
      }),
    )
  })
})
