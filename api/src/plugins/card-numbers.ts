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
/** Digits by which an issuer is known. */
const ISSUER_DIGITS = 3
/** Fields whose honest numbers have up to 13 digits (telephones abroad, article numbers): only longer ones can be cards there. */
const LONG_NUMBERS = new Set(['phone', 'barcode'])
/** Ids by which we, and others, name things: now and then one has digits enough for a card. */
const UUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi
const ZERO = '0'.charCodeAt(0)
const NINE = '9'.charCodeAt(0)

/**
 * Refuses a request that holds a card number in its body, query or path before its handler sees it. Runs after
 * validation, so that it looks at nothing larger than the call takes; fields of multipart forms are refused where they
 * are read.
 */
export const cardNumbers = plugin(async (app: FastifyInstance) => {
  app.addHook('preHandler', async (request) => {
    refuseCardNumbers(request.body)
    refuseCardNumbers(request.query)
    refuseCardNumbers(request.params)
  })
})

/** Throws 422 for a value with a card number anywhere; the message does not repeat it. */
export function refuseCardNumbers(value: unknown): void {
  if (!containsCardNumber(value)) return
  throw new Failure(422, 'card_number', 'Please never send us a card number: it belongs into the payment form only.')
}

/** Says whether a value holds a Luhn-valid card number anywhere, in the names of its members too. Walks without recursion, so that no depth breaks it. */
export function containsCardNumber(value: unknown): boolean {
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
export const redactCardNumbers = (text: string): string =>
  text.replace(DIGITS, (digits) => (findCardNumber(digits, 13).found ? '[cut]' : digits))

function textHoldsCard(text: string, name: string): boolean {
  const shortest = LONG_NUMBERS.has(name) ? 14 : 13
  return (text.normalize('NFKC').replace(UUID, 'id').match(DIGITS) ?? []).some(
    (digits) => findCardNumber(digits, shortest).found,
  )
}

/**
 * Searches groups of digits for a card number of one or more whole groups, since an expiry date or a code is often
 * written behind the number. Looks at no more than 19 digits from the start of each group; `steps` counts them.
 */
export function findCardNumber(text: string, shortest: number): { found: boolean; steps: number } {
  const { digits, starts } = digitGroups(text)
  let steps = 0
  for (const start of starts) {
    // Sums of the digits so far: with the last one as it is, and with it doubled.
    let plain = 0
    let doubled = 0
    const end = Math.min(digits.length, start + LONGEST)
    for (let index = start; index < end; index += 1) {
      steps += 1
      const digit = digits[index]!
      const twice = digit > 4 ? digit * 2 - 9 : digit * 2
      const before = plain
      plain = doubled + digit
      doubled = before + twice
      const length = index + 1 - start
      const isWhole = index + 1 === digits.length || starts.has(index + 1)
      if (length >= shortest && plain % 10 === 0 && isWhole && isIssued(digits, start, length))
        return { found: true, steps }
    }
  }
  return { found: false, steps }
}

/** All digits of a text one after another, and the places at which a group of them starts. */
function digitGroups(text: string): { digits: Uint8Array; starts: Set<number> } {
  const digits = new Uint8Array(text.length)
  const starts = new Set<number>()
  let length = 0
  let inGroup = false
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    const isDigit = code >= ZERO && code <= NINE
    if (isDigit) {
      if (!inGroup) starts.add(length)
      digits[length] = code - ZERO
      length += 1
    }
    inGroup = isDigit
  }
  return { digits: digits.subarray(0, length), starts }
}

const isIssued = (digits: Uint8Array, start: number, length: number) =>
  ISSUERS[length]?.test(digits.subarray(start, start + ISSUER_DIGITS).join('')) ?? false
