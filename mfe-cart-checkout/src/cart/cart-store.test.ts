import type { CartQuote, QuoteRequest } from '@shop/shared-api'
import { addLine, setQuantity, type CartLine } from './cart-lines'
import { createCartStore } from './cart-store'
import { emptyCart } from './stored-cart'

const belt: CartLine = {
  productId: 7,
  variationId: 70,
  quantity: 1,
  title: 'Belt',
  thumbnail: '',
  size: 'A2',
  color: 'black',
  priceSeen: 20,
  salePriceSeen: null,
  hasError: false,
}

/** A server of 20 dollars a piece whose answers wait to be let go. */
function setUp() {
  const asked: { request: QuoteRequest; answer(change?: Partial<CartQuote>): Promise<void>; fail(): Promise<void> }[] =
    []
  const announced: [number, number][] = []
  const kept: unknown[] = []
  const store = createCartStore({
    initial: emptyCart,
    keep: (cart) => kept.push(cart),
    announce: (count, subtotal) => announced.push([count, subtotal]),
    quote: (request) =>
      new Promise((resolve, reject) => {
        asked.push({
          request,
          answer: async (change = {}) => {
            resolve({ ...quoteOf(request), ...change })
            await new Promise((next) => setTimeout(next))
          },
          fail: async () => {
            reject(new Error('We could not reach the shop.'))
            await new Promise((next) => setTimeout(next))
          },
        })
      }),
  })
  return { store, asked, announced, kept }
}

function quoteOf(request: QuoteRequest): CartQuote {
  const items = request.products.map((line) => ({
    id: line.product_id,
    product_variation_id: line.product_variation_id,
    quantity: line.qty,
    title: 'Belt',
    thumbnail: '',
    selectedSize: 'A2',
    selectedColor: 'black',
    discount_price: 20,
    discount_sale_price: null,
    hasError: false,
  }))
  const subtotal = request.products.reduce((sum, line) => sum + line.qty * 20, 0)
  return { items, subtotal, warnings: [] } as unknown as CartQuote
}

describe('the cart', () => {
  it('shows a change at once and takes the amounts from the server', async () => {
    const { store, asked, announced } = setUp()
    store.change((lines) => addLine(lines, belt))
    expect(store.state()).toMatchObject({ lines: [{ quantity: 1 }], quoting: true })
    await asked[0]?.answer()
    expect(store.state()).toMatchObject({ quoting: false, quote: { subtotal: 20 } })
    expect(announced.at(-1)).toEqual([1, 20])
  })

  it('has one request in flight and then sends the newest quantity alone', async () => {
    const { store, asked } = setUp()
    store.change((lines) => addLine(lines, belt))
    for (const quantity of [2, 3, 4]) store.change((lines) => setQuantity(lines, 70, quantity))
    expect(asked).toHaveLength(1)
    await asked[0]?.answer()
    expect(store.state().quoting).toBe(true)
    expect(asked).toHaveLength(2)
    expect(asked[1]?.request.products[0]?.qty).toBe(4)
    await asked[1]?.answer()
    expect(store.state()).toMatchObject({ quoting: false, quote: { subtotal: 80 }, lines: [{ quantity: 4 }] })
  })

  it('keeps the lines when the shop can’t be reached, and prices them with the next try', async () => {
    const { store, asked } = setUp()
    store.change((lines) => addLine(lines, belt))
    await asked[0]?.fail()
    expect(store.state()).toMatchObject({ lines: [{ quantity: 1 }], problem: 'We could not reach the shop.' })
    store.requote()
    await asked[1]?.answer()
    expect(store.state()).toMatchObject({ problem: null, quote: { subtotal: 20 } })
  })

  it('marks a line that the server no longer knows', async () => {
    const { store, asked } = setUp()
    store.change((lines) => addLine(lines, belt))
    await asked[0]?.answer({ items: [] })
    expect(store.state().lines[0]?.hasError).toBe(true)
  })

  it('keeps each change for the next visit', () => {
    const { store, kept } = setUp()
    store.change((lines) => addLine(lines, belt))
    store.ship('express')
    expect(kept.at(-1)).toMatchObject({ shipment: 'express', lines: [{ variationId: 70 }] })
  })
})
