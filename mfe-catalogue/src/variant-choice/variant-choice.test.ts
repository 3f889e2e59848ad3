import { makeProduct } from '@shop/shared-api/testing/products'
import { clampQuantity, isSoldOut, parseChoice, getChoiceState, findVariant, serializeChoice } from './variant-choice'

const product = makeProduct()
const address = (query: string) => new URLSearchParams(query)

describe('variant choice', () => {
  test.each([
    [{ color: 'Black', size: 'M' }, 'available'],
    [{ color: 'Red', size: 'M' }, 'unavailable'],
    [{ color: 'Red', size: 'L' }, 'unavailable'],
    [{ color: 'Black', size: null }, 'incomplete'],
  ] as const)('%o is %s', (choice, state) => expect(getChoiceState(product, choice)).toBe(state))

  test('finds no variant for a missing combination', () => {
    expect(findVariant(product, { color: 'Red', size: 'L' })).toBeUndefined()
    expect(findVariant(product, { color: 'Black', size: 'L' })?.id).toBe(12)
  })

  test('marks sizes sold out for the selected color, and colors for the selected size', () => {
    expect(isSoldOut(product, { size: 'M' }, { color: 'Black', size: null })).toBe(false)
    expect(isSoldOut(product, { size: 'M' }, { color: 'Red', size: 'L' })).toBe(true)
    expect(isSoldOut(product, { color: 'Red' }, { color: 'Black', size: null })).toBe(true)
    expect(isSoldOut(product, { color: 'Black' }, { color: 'Red', size: 'L' })).toBe(false)
  })

  test('reads color and size from the URL', () => {
    expect(parseChoice(product, address('color=Red&size=L'))).toEqual({ color: 'Red', size: 'L' })
  })

  test('selects the first color in stock by default and leaves the size open', () => {
    const redFirst = makeProduct({ colors: [...product.colors].reverse() })
    expect(parseChoice(redFirst, address(''))).toEqual({ color: 'Black', size: null })
  })

  test('preselects the only size', () => {
    expect(parseChoice(makeProduct({ sizes: ['M'] }), address('')).size).toBe('M')
  })

  test('ignores an unknown color in the URL', () => {
    expect(parseChoice(product, address('color=Plaid&size=XXL'))).toEqual({ color: 'Black', size: null })
  })

  test('keeps other URL parameters when the choice changes', () => {
    expect(serializeChoice(address('from=rail&color=Red'), { size: 'M' }).toString()).toBe('from=rail&color=Red&size=M')
  })

  test('limits the quantity to between one and the stock', () => {
    expect([clampQuantity(5, 2), clampQuantity(0, 9), clampQuantity(3, 0), clampQuantity(3, 9)]).toEqual([2, 1, 1, 3])
  })
})
