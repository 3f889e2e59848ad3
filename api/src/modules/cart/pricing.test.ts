import fc from 'fast-check'
import { shipmentNote, wholesaleMessage } from './discount-messages'
import { priceCart, effectiveSalePrice, type PricingInput } from './pricing'

const tiers = [
  { fromCents: 50_000, toCents: 99_999, percent: 5 },
  { fromCents: 100_000, toCents: 199_999, percent: 10 },
  { fromCents: 200_000, toCents: null, percent: 15 },
]
const cart = (more: Partial<PricingInput> = {}): PricingInput => ({
  lines: [{ priceCents: 6000, salePriceCents: 4500, quantity: 2 }],
  wholesale: false,
  tiers,
  coupon: null,
  shipment: 'simple',
  delivery: { simpleCents: 800, expressCents: 2000, freeFromCents: 10_000 },
  taxRatePpm: 0,
  ...more,
})
const lineOf = (priceCents: number) => [{ priceCents, salePriceCents: null, quantity: 1 }]

describe('pricing', () => {
  test('charges simple shipping for a retail cart below the threshold', () => {
    expect(priceCart(cart())).toEqual({
      subtotal: 9000,
      saleDiscount: 3000,
      discount: 0,
      discountPercent: 0,
      discountLabel: null,
      delivery: 800,
      tax: 0,
      total: 9800,
    })
  })

  test.each([
    ['simple', 9999, 800],
    ['simple', 10_000, 0],
    ['express', 9999, 2000],
    ['express', 10_000, 2000],
  ] as const)('%s shipping of a cart of %i cents costs %i', (shipment, price, delivery) => {
    expect(priceCart(cart({ shipment, lines: lineOf(price) })).delivery).toBe(delivery)
  })

  test('charges nothing for an empty cart, including shipping', () => {
    expect(priceCart(cart({ lines: [], taxRatePpm: 40_000 })).total).toBe(0)
  })

  test.each([
    [6000, 4500, 4500],
    [6000, 6000, null],
    [6000, 7000, null],
    [6000, 0, null],
    [6000, null, null],
  ])('for price %i and sale price %j, the effective sale price is %j', (priceCents, salePriceCents, sale) => {
    expect(effectiveSalePrice({ priceCents, salePriceCents })).toBe(sale)
  })

  test.each([
    [49_999, 0],
    [50_000, 5],
    [99_999, 5],
    [100_000, 10],
    [199_999, 10],
    [200_000, 15],
    [9_000_000, 15],
  ])('gives an approved wholesaler with a subtotal of %i cents %i%% and free shipping', (price, percent) => {
    expect(priceCart(cart({ wholesale: true, shipment: 'express', lines: lineOf(price) }))).toMatchObject({
      discountPercent: percent,
      discount: Math.round((price * percent) / 100),
      discountLabel: percent ? 'Wholeseller' : null,
      delivery: 0,
    })
  })

  test('does not combine a coupon with a tier', () => {
    const both = cart({ wholesale: true, lines: lineOf(50_000), coupon: { percent: 50, minSubtotalCents: 0 } })
    expect(priceCart(both).discountPercent).toBe(5)
  })

  test('ignores a coupon below its minimum subtotal', () => {
    const coupon = { percent: 10, minSubtotalCents: 9001 }
    expect(priceCart(cart({ coupon })).discount).toBe(0)
    expect(priceCart(cart({ coupon: { ...coupon, minSubtotalCents: 9000 } }))).toMatchObject({
      discount: 900,
      discountLabel: 'Coupon',
    })
  })

  test('calculates tax as rate times subtotal, rounding half a cent up', () => {
    expect(priceCart(cart({ lines: lineOf(1250), taxRatePpm: 66_250 })).tax).toBe(83)
    expect(priceCart(cart({ lines: lineOf(50), taxRatePpm: 10_000 })).tax).toBe(1)
    expect(priceCart(cart({ lines: lineOf(49), taxRatePpm: 10_000 })).tax).toBe(0)
  })

  test('conserves money for any cart', () => {
    const line = fc.record({
      priceCents: fc.integer({ min: 1, max: 100_000 }),
      salePriceCents: fc.option(fc.integer({ min: 0, max: 120_000 })),
      quantity: fc.integer({ min: 1, max: 999 }),
    })
    const input = fc.record({
      lines: fc.array(line, { maxLength: 20 }),
      wholesale: fc.boolean(),
      tiers: fc.constant(tiers),
      coupon: fc.option(fc.record({ percent: fc.integer({ min: 1, max: 100 }), minSubtotalCents: fc.nat(100_000) })),
      shipment: fc.constantFrom('simple' as const, 'express' as const),
      delivery: fc.record({ simpleCents: fc.nat(5000), expressCents: fc.nat(9000), freeFromCents: fc.nat(50_000) }),
      taxRatePpm: fc.nat(200_000),
    })
    fc.assert(
      fc.property(input, (cartInput) => {
        const { subtotal, saleDiscount, discount, delivery, tax, total } = priceCart(cartInput)
        expect([subtotal, saleDiscount, discount, delivery, tax, total].every(Number.isSafeInteger)).toBe(true)
        expect(total).toBe(subtotal - discount + delivery + tax)
        expect(discount).toBeGreaterThanOrEqual(0)
        expect(discount).toBeLessThanOrEqual(subtotal)
        expect(saleDiscount).toBeGreaterThanOrEqual(0)
        expect(Math.abs(tax - (subtotal * cartInput.taxRatePpm) / 1_000_000)).toBeLessThanOrEqual(0.5)
        if (cartInput.wholesale) expect(delivery).toBe(0)
      }),
      { numRuns: 500 },
    )
  })

  test('never lowers the discounted goods total when quantities grow', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 1, max: 50 }), (price, quantity) => {
        const at = (count: number) =>
          priceCart(cart({ lines: [{ priceCents: price, salePriceCents: null, quantity: count }] })).subtotal
        return at(quantity + 1) === at(quantity) + price
      }),
    )
  })

  test.each([
    [0, 'Spend $500 to $999.99 and get 5% off!'],
    [49_999, 'Spend $500 to $999.99 and get 5% off!'],
    [50_000, 'Spend $1,000 to $1,999.99 and get 10% off!'],
    [150_000, 'Spend $2,000 or more and get 15% off!'],
    [200_000, "You've unlocked 15% off!"],
  ])('shows a wholesaler with a subtotal of %i cents "%s"', (subtotal, message) => {
    expect(wholesaleMessage(tiers, subtotal)).toBe(message)
  })

  test('shows a wholesaler no message without tiers', () => {
    expect(wholesaleMessage([], 5000)).toBeNull()
  })

  test.each([
    [9950, 'simple', 'Spend $0.50 more to get free shipping.'],
    [9950, 'express', 'Spend $0.50 more to get free shipping.'],
    [10_000, 'simple', 'Your shipment is FREE now!'],
    [10_000, 'express', 'You selected express delivery type.'],
  ] as const)('with a subtotal of %i cents and %s shipping, the note is "%s"', (subtotal, shipment, note) => {
    expect(shipmentNote(subtotal, 10_000, shipment)).toBe(note)
  })
})
