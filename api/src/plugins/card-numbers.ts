import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import { Failure } from '../failure'

/** Digits as people write card numbers: 13 to 19, with spaces or dashes between. */
const LIKE_A_CARD = /(?<!\d)(?:\d[ -]?){12,18}\d(?!\d)/g
/** How Visa, Mastercard, Amex, Discover, Diners, JCB and UnionPay numbers begin. */
const ISSUER = /^(4|5[1-5]|2[2-7]|3[0-9]|6[0-9])/
/** Fields whose digits are something else. */
const OTHER_NUMBERS = new Set(['phone', 'zip', 'billing_zip'])

/** Refuses any body that holds a card number, before a handler or a log can see it. */
export const cardNumbers = plugin(async (app: FastifyInstance) => {
  app.addHook('preValidation', async (request) => {
    if (holdsCardNumber(request.body)) {
      throw new Failure(
        422,
        'card_number',
        'Please never send us a card number: it belongs into the payment form only.',
      )
    }
  })
})

/** Says whether a value holds a Luhn-valid card number anywhere. */
export function holdsCardNumber(value: unknown, name = ''): boolean {
  if (typeof value === 'string') {
    return (
      !OTHER_NUMBERS.has(name) && (value.match(LIKE_A_CARD) ?? []).some((digits) => isCard(digits.replace(/\D/g, '')))
    )
  }
  if (typeof value !== 'object' || value === null) return typeof value === 'number' && isCard(String(value))
  return Object.entries(value).some(([key, member]) => holdsCardNumber(member, key))
}

const isCard = (digits: string) =>
  digits.length >= 13 && digits.length <= 19 && ISSUER.test(digits) && passesLuhn(digits)

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
