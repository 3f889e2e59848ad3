import fc from 'fast-check'
import { makeLine } from '../testing/cart-of'
import { makeGloves } from '../testing/small-shop'
import { cartHasError } from './cart-lines'
import { chooseVariation } from './choose-variation'

const { variations } = makeGloves()

describe('another color or size on a line', () => {
  it('lowers the quantity to the stock of the new size', () => {
    const [line] = chooseVariation([makeLine({ quantity: 4 })], 1, variations, { size: '14 oz', color: 'Black' })
    expect(line).toMatchObject({ key: 1, variationId: 12, quantity: 2, salePriceSeen: 45, hasError: false })
  })

  it.each([
    ['a size that is sold out', { size: '16 oz', color: 'Black' }, 13],
    ['a combination that does not exist', { size: '14 oz', color: 'Red' }, null],
  ])('closes checkout for %s and opens it with the next that can be had', (_name, choice, variationId) => {
    const closed = chooseVariation([makeLine({ quantity: 3 })], 1, variations, choice)
    expect(closed[0]).toMatchObject({ ...choice, variationId, quantity: 3, hasError: true })
    expect(cartHasError(closed)).toBe(true)
    const open = chooseVariation(closed, 1, variations, { size: '12 oz', color: 'Red' })
    expect(open).toMatchObject([{ variationId: 14, quantity: 3, hasError: false }])
  })

  it('puts two lines together when the choice makes them the same, within stock', () => {
    const lines = [makeLine(), makeLine({ key: 2, variationId: 12, size: '14 oz', quantity: 2 })]
    expect(chooseVariation(lines, 1, variations, { size: '14 oz', color: 'Black' })).toMatchObject([
      { key: 1, variationId: 12, quantity: 2 },
    ])
  })

  it('holds no more pieces than a line may, even of a size that is sold out', () => {
    const lines = [makeLine({ quantity: 9_999 }), makeLine({ key: 2, variationId: 13, size: '16 oz', quantity: 1 })]
    const [line] = chooseVariation(lines, 1, variations, { size: '16 oz', color: 'Black' })
    expect(line).toMatchObject({ variationId: 13, quantity: 9_999, hasError: true })
  })

  it('has one of three outcomes for any choice: in error, lowered to the stock, or as many as before', () => {
    const choice = fc.record({
      size: fc.constantFrom('12 oz', '14 oz', '16 oz', '18 oz'),
      color: fc.constantFrom('Black', 'Red', 'Pink'),
    })
    fc.assert(
      fc.property(choice, fc.integer({ min: 1, max: 20 }), (chosen, quantity) => {
        const [line] = chooseVariation([makeLine({ quantity })], 1, variations, chosen)
        const stock =
          variations.find(({ size, color }) => size === chosen.size && color === chosen.color)?.available ?? 0
        expect(line).toMatchObject({
          ...chosen,
          hasError: stock === 0,
          quantity: stock === 0 ? quantity : Math.min(stock, quantity),
        })
      }),
    )
  })
})
