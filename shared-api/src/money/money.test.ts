import fc from 'fast-check'
import { formatUsd, toCents, toDollars } from './money'

test('converts an amount to cents and back without loss', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => toCents(toDollars(cents)) === cents))
})

test('dollars that binary fractions cannot hold still become the cents one reads', () => {
  expect(toCents(1.005)).toBe(101)
  expect(toCents(19.99)).toBe(1999)
  expect(toCents(0.1 + 0.2)).toBe(30)
})

test('what is no amount is refused', () => {
  expect(() => toCents(Number.NaN)).toThrow('Not an amount of money')
})

test('prices read as in the United States', () => {
  expect(formatUsd(123450)).toBe('$1,234.50')
  expect(formatUsd(0)).toBe('$0.00')
  const { format } = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  const amounts = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 })
  fc.assert(fc.property(amounts, (cents) => formatUsd(cents) === format(cents / 100)))
})
