import fc from 'fast-check'
import { quoteRequest as contract } from '@shop/shared-api/contract'
import { makeLine } from '../testing/cart-of'
import { MAX_CART_LINES } from './cart-line'
import { emptyCart } from './stored-cart'
import { quoteRequest } from './quote-request'
import { parseStoredCart, serializeCart } from './parse-stored-cart'

const read = (value: unknown) => parseStoredCart(JSON.stringify(value).replaceAll('"variantId"', '"variationId"'))

describe('parseStoredCart', () => {
  test('restores a stored cart unchanged', () => {
    const stored = {
      lines: [makeLine({ key: 3 }), makeLine({ key: 1, variantId: 12, salePriceSeen: 45 })],
      shipment: 'express' as const,
      coupon: { id: 8_125_899_906_842_623, code: 'WELCOME10', value: 10 },
      changes: [{ lineKey: 3, code: 'price_changed' as const, from: 40, to: 49 }],
      saved: [makeLine({ key: 1, variantId: 14 })],
    }
    expect(parseStoredCart(serializeCart(stored))).toEqual(stored)
  })

  test('stores the variant as variationId, as every release does', () => {
    const stored = JSON.parse(serializeCart({ ...emptyCart, lines: [makeLine()] })) as { lines: object[] }
    expect(stored.lines).toMatchObject([{ variationId: 11 }])
    expect(stored.lines[0]).not.toHaveProperty('variantId')
  })

  test.each([null, 'not json', '7', '[]', '{"lines":7}', '{"lines":[null,7,{},{"productId":"1"}]}'])(
    'returns an empty cart for %s',
    (text) => expect(parseStoredCart(text)).toEqual(emptyCart),
  )

  test('drops an invalid line and keeps the others', () => {
    expect(read({ lines: [{ ...makeLine(), title: 7 }, makeLine({ key: 2 })] }).lines).toEqual([makeLine({ key: 2 })])
  })

  test('drops a line with more than 300 characters of text', () => {
    const lines = [300, 301].map((length, index) =>
      makeLine({ key: index + 1, variantId: index + 1, title: 'x'.repeat(length) }),
    )
    expect(read({ lines }).lines.map(({ key }) => key)).toEqual([1])
  })

  test('drops a price above 10,000,000 dollars', () => {
    const lines = [10_000_000, 10_000_000.01].map((priceSeen, index) =>
      makeLine({ key: index + 1, variantId: index + 1, priceSeen }),
    )
    expect(read({ lines }).lines.map(({ priceSeen }) => priceSeen)).toEqual([10_000_000, null])
  })

  test('removes duplicate variants and keys, and limits the number of lines', () => {
    const many = Array.from({ length: 300 }, (_, index) => makeLine({ key: 1, variantId: 1 + (index % 150) }))
    const { lines } = read({ lines: many })
    expect(lines).toHaveLength(MAX_CART_LINES)
    expect(new Set(lines.map(({ key }) => key)).size).toBe(MAX_CART_LINES)
    expect(new Set(lines.map(({ variantId }) => variantId)).size).toBe(MAX_CART_LINES)
  })

  test('accepts pictures from the shop only', () => {
    const thumbnails = ['https://elsewhere.example/a', '//elsewhere.example/a', 'javascript:alert(1)']
    const lines = thumbnails.map((thumbnail, index) => makeLine({ key: index + 1, variantId: index + 1, thumbnail }))
    expect(read({ lines }).lines.map(({ thumbnail }) => thumbnail)).toEqual(['', '', ''])
  })

  test('produces a valid API request from any stored value', () => {
    const wild = fc.oneof(
      fc.jsonValue(),
      fc.integer(),
      fc.double(),
      fc.constantFrom(0, -1, 1e99, 2_147_483_648, '<script>'),
    )
    const line = fc.record(
      Object.fromEntries(
        Object.entries(makeLine()).map(([name, value]) => [
          name,
          fc.oneof({ weight: 4, arbitrary: fc.constant(value) }, wild),
        ]),
      ),
    )
    fc.assert(
      fc.property(fc.array(line), wild, wild, (lines, shipment, coupon) => {
        expect(contract.safeParse(quoteRequest(read({ lines, shipment, coupon }))).success).toBe(true)
      }),
    )
  })
})
