import fc from 'fast-check'
import { formatDollars, formatShortUsd, formatUsd, toCents, toDollars } from './money'

describe('money', () => {
  test('converts an amount to cents and back without loss', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => toCents(toDollars(cents)) === cents))
  })

  test('rounds dollars that binary fractions cannot represent to the cents one reads', () => {
    expect(toCents(1.005)).toBe(101)
    expect(toCents(19.99)).toBe(1999)
    expect(toCents(0.1 + 0.2)).toBe(30)
  })

  test('refuses a number that is no amount', () => {
    expect(() => toCents(Number.NaN)).toThrow('Not an amount of money')
  })

  test('formats cents as in the United States', () => {
    expect(formatUsd(123450)).toBe('$1,234.50')
    expect(formatUsd(0)).toBe('$0.00')
    const { format } = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
    const amounts = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 })
    fc.assert(fc.property(amounts, (cents) => formatUsd(cents) === format(cents / 100)))
  })

  test('formats dollars of the wire', () => {
    expect(formatDollars(1234.5)).toBe('$1,234.50')
    expect(formatDollars(1.005)).toBe('$1.01')
  })

  test('omits `.00` in the short form only', () => {
    expect(formatShortUsd(50_000)).toBe('$500')
    expect(formatShortUsd(99_999)).toBe('$999.99')
    expect(formatShortUsd(100_010)).toBe('$1,000.10')
  })
})
