import { makeLine } from '../../testing/cart-of'
import { openSmallShop } from '../../testing/small-shop'
import { emptyCart } from '../../cart/stored-cart'
import { quoteRequest } from '../../cart/quote-request'
import { amountRows, pendingRows } from './amount-rows'

async function rowsOf(change: object, isAddressed = false) {
  const body = quoteRequest({ ...emptyCart, lines: [makeLine()] })
  const quote = await openSmallShop().api.request('POST /add-to-cart', { body })
  return Object.fromEntries(
    amountRows({ ...quote, ...change }, isAddressed).map(({ label, amount }) => [label, amount]),
  )
}

describe('amount rows', () => {
  test('are subtotal, shipping and tax, without empty discounts', async () => {
    expect(await rowsOf({})).toEqual({ Subtotal: '$49.00', Shipping: '$8.95', Tax: 'Added with your address' })
  })

  test("name the wholesaler's tier, and free shipping", async () => {
    const tier = { discount: 4.9, discount_label: 'Wholeseller', delivery_charges: 0 }
    expect(await rowsOf(tier)).toMatchObject({ Wholeseller: '−$4.90', Shipping: 'Free' })
  })

  test('include the sale discount, and the tax once the address is known', async () => {
    const rows = await rowsOf({ sale_discount: 12, applied_tax: 0.04, tax: 1.96 }, true)
    expect(rows).toMatchObject({ 'Sale discount': '$12.00 already off', Tax: '$1.96' })
    expect(await rowsOf({}, true)).toMatchObject({ Tax: '$0.00' })
  })

  test('match the rows of the first quote while it is pending', async () => {
    const coupon = { id: 5, code: 'WELCOME10', value: 10 }
    const onSale = makeLine({ variantId: 12, priceSeen: 52, salePriceSeen: 45 })
    const dear = makeLine({ key: 2, hasError: true, salePriceSeen: 1 })
    const labelsOf = (rows: { label: string }[]) => rows.map(({ label }) => label)
    for (const cart of [
      { lines: [makeLine(), dear], coupon: null },
      { lines: [onSale], coupon },
    ]) {
      const body = quoteRequest({ ...emptyCart, ...cart, lines: cart.lines.filter(({ hasError }) => !hasError) })
      const quote = await openSmallShop().api.request('POST /add-to-cart', { body })
      const sale_discount = cart.lines.includes(onSale) ? 7 : 0
      const discount_label = 'Coupon'
      expect(labelsOf(pendingRows(cart))).toEqual(labelsOf(amountRows({ ...quote, sale_discount, discount_label })))
    }
  })
})
