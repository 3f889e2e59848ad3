import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import { Failure } from '../failure'

/** Digits as people write numbers, with up to three spaces, dashes, dots or slashes between. */
const DIGITS = /\d(?:[\s./_-]{0,3}\d)*/g
const LONGEST = 19
/** How numbers of each length begin: Visa; Diners; Amex; Visa, Mastercard, Discover, JCB and UnionPay; the longer ones. */
const ISSUERS: Record<number, RegExp> = {
  13: /^4/,
  14: /^3(?:0[0-5]|[689])/,
  15: /^3[47]/,
  16: /^(?:4|5[1-5]|2[2-7]|35|6)/,
  17: /^6/,
  18: /^6/,
  19: /^[46]/,
}
/** Fields whose honest numbers have up to 13 digits (telephones abroad, article numbers): only longer ones can be cards there. */
const LONG_NUMBERS = new Set(['phone', 'barcode'])
/** Ids by which we, and others, name things: now and then one has digits enough for a card. */
const UUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi

/** Refuses any body, query or path that holds a card number, before a handler sees it; multipart fields are refused where they are read. */
export const cardNumbers = plugin(async (app: FastifyInstance) => {
  app.addHook('preValidation', async (request) => {
    refuseCardNumbers(request.body)
    refuseCardNumbers(request.query)
    refuseCardNumbers(request.params)
  })
})

/** Throws 422 for a value with a card number anywhere; the message does not repeat it. */
export function refuseCardNumbers(value: unknown): void {
  if (!holdsCardNumber(value)) return
  throw new Failure(422, 'card_number', 'Please never send us a card number: it belongs into the payment form only.')
}

/** Says whether a value holds a Luhn-valid card number anywhere, in the names of its members too. Walks without recursion, so that no depth breaks it. */
export function holdsCardNumber(value: unknown): boolean {
  const waiting: [name: string, value: unknown][] = [['', value]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [name, one] = next
    if (typeof one === 'object' && one !== null) {
      for (const [key, member] of Object.entries(one))
        waiting.push(['', key], [Array.isArray(one) ? name : key, member])
    } else if ((typeof one === 'string' || typeof one === 'number') && textHoldsCard(String(one), name)) {
      return true
    }
  }
  return false
}

/** The text with each card number in it, and what is written together with it, cut out: for what is logged. */
export const withoutCardNumbers = (text: string): string =>
  text.replace(DIGITS, (digits) => (holdsCard(digits.split(/\D+/), 13) ? '[cut]' : digits))

function textHoldsCard(text: string, name: string): boolean {
  const shortest = LONG_NUMBERS.has(name) ? 14 : 13
  return (text.normalize('NFKC').replace(UUID, 'id').match(DIGITS) ?? []).some((digits) =>
    holdsCard(digits.split(/\D+/), shortest),
  )
}

/** Looks at groups of digits that stand together, since an expiry date or a code is often written behind the number. */
function holdsCard(groups: string[], shortest: number): boolean {
  return groups.some((_, start) => {
    let digits = ''
    for (let end = start; end < groups.length && digits.length < LONGEST; end += 1) {
      digits += groups[end]
      if (isCard(digits, shortest)) return true
    }
    return false
  })
}

const isCard = (digits: string, shortest: number) =>
  digits.length >= shortest && (ISSUERS[digits.length]?.test(digits) ?? false) && passesLuhn(digits)

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
