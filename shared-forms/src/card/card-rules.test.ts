import { testVaultCard } from '@shop/shared-api/contract'
import { expiryProblem, formatExpiry, readExpiry } from './card-expiry'
import { cardNumberProblem, formatCardNumber } from './card-number'
import { testVaultToken } from './test-vault'

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242 4242.4242', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['42', '42'],
  ['4242424242424242424299', '4242 4242 4242 4242 424'],
])('the number %s is written as %s', (text, written) => expect(formatCardNumber(text)).toBe(written))

test.each([
  ['', 'Enter the number on your card'],
  ['4242 4242 4242 4242', undefined],
  ['5555555555554444', undefined],
  ['2223003122003222', undefined],
  ['378282246310005', undefined],
  ['6011111111111117', undefined],
  ['4242424242424241', 'This number is mistyped: please compare it with your card'],
  ['4242 4242 4242 424', 'Some digits are missing: Visa numbers have 16'],
  ['4242 4242 4242 42424', 'Too many digits: Visa numbers have 16'],
  ['55555555', 'Some digits are missing: Mastercard numbers have 16'],
  ['3782822463100055', 'Too many digits: American Express numbers have 15'],
  ['9999999999999995', 'We take Visa, Mastercard, American Express and Discover'],
])('of the number "%s" the form says: %s', (text, problem) => expect(cardNumberProblem(text)).toBe(problem))

test.each([
  ['0430', '04 / 30'],
  ['4/30', '04 / 30'],
  ['4', '04'],
  ['04 / 2030', '04 / 30'],
  ['2030-04', '04 / 30'],
  ['042030', '04 / 30'],
  [' 04/30\n', '04 / 30'],
  ['exp. 4-2030', '04 / 30'],
  ['04 / 20', '04 / 20'],
])('the expiry %s is written as %s', (text, written) => expect(formatExpiry(text)).toBe(written))

test.each([
  ['04 / 30', undefined],
  ['11 / 26', undefined],
  ['10 / 26', 'This card has expired'],
  ['13 / 30', 'Enter month and year, as in 04 / 30'],
  ['soon', 'Enter month and year, as in 04 / 30'],
  ['04 / 99', 'Please check the year'],
  ['', 'Enter the month and year on your card'],
])('of the expiry "%s" in November 2026 the form says: %s', (text, problem) =>
  expect(expiryProblem(text, new Date(2026, 10, 21))).toBe(problem),
)

test('the vault’s token holds what the API may know of a card, and nothing else', () => {
  const card = { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2030, holder_name: 'Zoë Ågren' } as const
  const [prefix, body] = testVaultToken(card).token.split('.')
  expect(prefix).toBe('testvault')
  expect(testVaultCard.parse(JSON.parse(Buffer.from(body!, 'base64url').toString('utf8')))).toEqual(card)
  expect(readExpiry('04/30')).toEqual({ month: 4, year: 2030 })
})

test('a card number has 19 digits at most', () => {
  expect(formatCardNumber('9'.repeat(30)).replace(/ /g, '')).toBe('9'.repeat(19))
})
