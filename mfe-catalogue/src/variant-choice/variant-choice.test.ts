import { makeProduct } from '../testing/products'
import { fitQuantity, isSoldOut, readChoice, stateOf, findVariant, writeChoice } from './variant-choice'

const product = makeProduct()
const address = (query: string) => new URLSearchParams(query)

test.each([
  [{ color: 'Black', size: 'M' }, 'available'],
  [{ color: 'Red', size: 'M' }, 'unavailable'],
  [{ color: 'Red', size: 'L' }, 'unavailable'],
  [{ color: 'Black', size: null }, 'incomplete'],
] as const)('%o is %s', (choice, state) => expect(stateOf(product, choice)).toBe(state))

test('a combination that was never made is no variation', () => {
  expect(findVariant(product, { color: 'Red', size: 'L' })).toBeUndefined()
  expect(findVariant(product, { color: 'Black', size: 'L' })?.id).toBe(12)
})

test('sizes are marked sold out for the chosen colour, colours for the chosen size', () => {
  expect(isSoldOut(product, { size: 'M' }, { color: 'Black', size: null })).toBe(false)
  expect(isSoldOut(product, { size: 'M' }, { color: 'Red', size: 'L' })).toBe(true)
  expect(isSoldOut(product, { color: 'Red' }, { color: 'Black', size: null })).toBe(true)
  expect(isSoldOut(product, { color: 'Black' }, { color: 'Red', size: 'L' })).toBe(false)
})

test('the address opens the product in its colour and size', () => {
  expect(readChoice(product, address('color=Red&size=L'))).toEqual({ color: 'Red', size: 'L' })
})

test('an address without a choice opens the first colour in stock and leaves the size to the shopper', () => {
  const redFirst = makeProduct({ colors: [...product.colors].reverse() })
  expect(readChoice(redFirst, address(''))).toEqual({ color: 'Black', size: null })
})

test('a product of one size has it chosen already', () => {
  expect(readChoice(makeProduct({ sizes: ['M'] }), address('')).size).toBe('M')
})

test('a colour that does not exist is not taken from the address', () => {
  expect(readChoice(product, address('color=Plaid&size=XXL'))).toEqual({ color: 'Black', size: null })
})

test('choosing keeps whatever else the address holds', () => {
  expect(writeChoice(address('from=rail&color=Red'), { size: 'M' }).toString()).toBe('from=rail&color=Red&size=M')
})

test('a quantity stays between one and the stock', () => {
  expect([fitQuantity(5, 2), fitQuantity(0, 9), fitQuantity(3, 0), fitQuantity(3, 9)]).toEqual([2, 1, 1, 3])
})
