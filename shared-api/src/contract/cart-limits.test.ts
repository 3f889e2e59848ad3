import { quoteRequest } from './cart'
import { orderForm } from './orders'

const products = (count: number, qty = 1) =>
  Array.from({ length: count }, (_, index) => ({ product_id: 1, product_variation_id: index + 1, qty }))
const problemsOf = (form: typeof quoteRequest | typeof orderForm, lines: object[]) =>
  (form.safeParse({ products: lines }).error?.issues ?? [])
    .map(({ path }) => path.join('.'))
    .filter((path) => path.startsWith('products'))

describe('cart limits', () => {
  test.each([
    ['a quote', quoteRequest],
    ['an order', orderForm],
  ])('of %s has at most 100 lines', (_, form) => {
    expect(problemsOf(form, products(100))).toEqual([])
    expect(problemsOf(form, products(101))).toEqual(['products'])
  })

  test.each([
    ['a quote', quoteRequest],
    ['an order', orderForm],
  ])('of %s has at most 9999 pieces a line', (_, form) => {
    expect(problemsOf(form, products(1, 9_999))).toEqual([])
    expect(problemsOf(form, products(1, 10_000))).toEqual(['products.0.qty'])
  })
})
