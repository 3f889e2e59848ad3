import { testVaultCard } from '@shop/shared-api/contract'
import { expiryError, formatExpiry, parseExpiry } from './card-expiry'
import { cardNumberError, formatCardNumber } from './card-number'
import { testVaultToken } from './test-vault'

describe('card rules', () => {
  test.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-4242 4242.4242', '4242 4242 4242 4242'],
    ['378282246310005', '3782 822463 10005'],
    ['42', '42'],
    ['4242424242424242424299', '4242 4242 4242 4242 424'],
  ])('formats the number %s as %s', (text, written) => expect(formatCardNumber(text)).toBe(written))

  test.each([
    ['', 'Enter the number on your card'],
    ['4242 4242 4242 4242', undefined],
    ['5555555555554444', undefined],
    ['2223003122003222', undefined],
    ['378282246310005', undefined],
    ['6011111111111117', undefined],
    ['4242424242424241', "This card number isn't valid. Check it against your card."],
    ['4242 4242 4242 424', 'Some digits are missing: Visa numbers have 16'],
    ['4242 4242 4242 42424', 'Too many digits: Visa numbers have 16'],
    ['55555555', 'Some digits are missing: Mastercard numbers have 16'],
    ['3782822463100055', 'Too many digits: American Express numbers have 15'],
    ['9999999999999995', 'We accept Visa, Mastercard, American Express and Discover'],
  ])('validates the number "%s": %s', (text, problem) => expect(cardNumberError(text)).toBe(problem))

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
  ])('formats the expiry %s as %s', (text, written) => expect(formatExpiry(text)).toBe(written))

  test.each([
    ['04 / 30', undefined],
    ['11 / 26', undefined],
    ['10 / 26', 'This card has expired'],
    ['13 / 30', 'Enter the month and year as MM / YY'],
    ['soon', 'Enter the month and year as MM / YY'],
    ['04 / 99', 'Please check the year'],
    ['', 'Enter the month and year on your card'],
  ])('validates the expiry "%s" in November 2026: %s', (text, problem) =>
    expect(expiryError(text, new Date(2026, 10, 21))).toBe(problem),
  )

  test('creates a test vault token without number and code', () => {
    const card = { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2030, holder_name: 'Zoë Ågren' } as const
    const [prefix, body] = testVaultToken(card).token.split('.')
    expect(prefix).toBe('testvault')
    expect(testVaultCard.parse(JSON.parse(Buffer.from(body!, 'base64url').toString('utf8')))).toEqual(card)
    expect(parseExpiry('04/30')).toEqual({ month: 4, year: 2030 })
  })

  test('limits a card number to 19 digits', () => {
    expect(formatCardNumber('9'.repeat(30)).replace(/ /g, '')).toBe('9'.repeat(19))
  })
})
