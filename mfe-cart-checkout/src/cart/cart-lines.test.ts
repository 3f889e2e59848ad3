import fc from 'fast-check'
import {
  addLine,
  cartHasError,
  chooseVariation,
  countOf,
  removeLine,
  setQuantity,
  type CartLine,
  type Variation,
} from './cart-lines'

const gloves: CartLine = {
  productId: 1,
  variationId: 11,
  quantity: 1,
  title: 'Bag gloves',
  thumbnail: '/api/media/products/glove.classic.black',
  size: '12 oz',
  color: 'black',
  priceSeen: 49,
  salePriceSeen: null,
  hasError: false,
}

const variations: Variation[] = [
  { id: 11, size: '12 oz', color: 'black', available: 5, image: 'a', discount_price: 49, discount_sale_price: null },
  { id: 12, size: '14 oz', color: 'black', available: 2, image: 'b', discount_price: 52, discount_sale_price: 45 },
  { id: 13, size: '16 oz', color: 'black', available: 0, image: 'c', discount_price: 55, discount_sale_price: null },
]

describe('the lines of a cart', () => {
  it('adds up the same product and variation', () => {
    expect(addLine([gloves], { ...gloves, quantity: 2 })).toEqual([{ ...gloves, quantity: 3 }])
  })

  it('puts another variation on a line of its own', () => {
    expect(addLine([gloves], { ...gloves, variationId: 12 })).toHaveLength(2)
  })

  it('never holds less than one piece of a line', () => {
    expect(setQuantity([gloves], 11, 0)[0]?.quantity).toBe(1)
    expect(setQuantity([gloves], 11, Number.NaN)[0]?.quantity).toBe(1)
    expect(addLine([], { ...gloves, quantity: 0 })[0]?.quantity).toBe(1)
  })

  it('lowers the quantity to the stock of a newly chosen size', () => {
    const [line] = chooseVariation([{ ...gloves, quantity: 4 }], 11, variations, { size: '14 oz', color: 'black' })
    expect(line).toMatchObject({ variationId: 12, quantity: 2, salePriceSeen: 45, hasError: false })
  })

  it.each([
    ['a size that is sold out', { size: '16 oz', color: 'black' }],
    ['a combination that does not exist', { size: '12 oz', color: 'pink' }],
  ])('closes checkout for %s', (_name, choice) => {
    const lines = chooseVariation([gloves], 11, variations, choice)
    expect(lines[0]).toMatchObject({ ...choice, hasError: true })
    expect(cartHasError(lines)).toBe(true)
  })

  it('opens checkout again with a size that is in stock', () => {
    const closed = chooseVariation([gloves], 11, variations, { size: '16 oz', color: 'black' })
    expect(cartHasError(chooseVariation(closed, 13, variations, { size: '14 oz', color: 'black' }))).toBe(false)
  })

  it('puts two lines together when the choice makes them the same, within stock', () => {
    const lines = [gloves, { ...gloves, variationId: 12, size: '14 oz', quantity: 2 }]
    expect(chooseVariation(lines, 11, variations, { size: '14 oz', color: 'black' })).toMatchObject([
      { variationId: 12, quantity: 2 },
    ])
  })

  it('keeps as many pieces as a plain tally, whatever is added and removed', () => {
    const step = fc.record({
      variationId: fc.integer({ min: 1, max: 4 }),
      quantity: fc.integer({ min: 1, max: 9 }),
      remove: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let lines: CartLine[] = []
        const tally = new Map<number, number>()
        for (const { variationId, quantity, remove } of steps) {
          lines = remove ? removeLine(lines, variationId) : addLine(lines, { ...gloves, variationId, quantity })
          if (remove) tally.delete(variationId)
          else tally.set(variationId, (tally.get(variationId) ?? 0) + quantity)
        }
        expect(countOf(lines)).toBe([...tally.values()].reduce((sum, pieces) => sum + pieces, 0))
        expect(new Set(lines.map((line) => line.variationId)).size).toBe(lines.length)
      }),
    )
  })
})
