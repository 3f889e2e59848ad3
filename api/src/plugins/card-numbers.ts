import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import { Failure } from '../failure'

/** Digits with up to three spaces, dashes, dots or slashes between them. */
const DIGITS = /\d(?:[\s./_-]{0,3}\d)*/g
const LONGEST = 19
/**
 * Prefixes of card numbers by length: Visa; Diners; Amex; Visa, Mastercard, Discover, JCB and UnionPay; the longer
 * ones.
 */
const ISSUERS: Record<number, RegExp> = {
  13: /^4/,
  14: /^3(?:0[0-5]|[689])/,
  15: /^3[47]/,
  16: /^(?:4|5[1-5]|2[2-7]|35|6)/,
  17: /^6/,
  18: /^6/,
  19: /^[46]/,
}
/** Number of digits that identify an issuer. */
const ISSUER_DIGITS = 3
/** Fields that may hold up to 13 digits (international phone numbers, barcodes): only longer numbers can be cards. */
const LONG_NUMBERS = new Set(['phone', 'barcode'])
/** UUIDs, which occasionally contain enough digits for a card. */
const UUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi
const ZERO = '0'.charCodeAt(0)
const NINE = '9'.charCodeAt(0)

/**
 * Rejects a request with a card number in its body, query or path before its handler runs. Runs after validation, so
 * that input is limited in size; fields of multipart forms are checked where they are read.
 */
export const cardNumbers = plugin(async (app: FastifyInstance) => {
  app.addHook('preHandler', async (request) => {
    refuseCardNumbers(request.body)
    refuseCardNumbers(request.query)
    refuseCardNumbers(request.params)
  })
})

/** Throws 422 for a value that contains a card number; the message does not repeat it. */
export function refuseCardNumbers(value: unknown): void {
  if (!containsCardNumber(value)) return
  throw new Failure(422, 'card_number', 'Please never send us a card number: enter it only in the payment form.')
}

/**
 * Whether a value contains a Luhn-valid card number, including names of members. Iterative, so that no depth
 * overflows the stack.
 */
export function containsCardNumber(value: unknown): boolean {
  const waiting: [name: string, value: unknown][] = [['', value]]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [name, content] = next
    if (typeof content === 'object' && content !== null) {
      for (const [key, member] of Object.entries(content))
        waiting.push(['', key], [Array.isArray(content) ? name : key, member])
    } else if ((typeof content === 'string' || typeof content === 'number') && textHoldsCard(String(content), name)) {
      return true
    }
  }
  return false
}

/** Removes card numbers, with adjacent digits, from text for logs. */
export const redactCardNumbers = (text: string): string =>
  text.replace(DIGITS, (digits) => (findCardNumber(digits, 13).found ? '[cut]' : digits))

function textHoldsCard(text: string, name: string): boolean {
  const shortest = LONG_NUMBERS.has(name) ? 14 : 13
  return (text.normalize('NFKC').replace(UUID, 'id').match(DIGITS) ?? []).some(
    (digits) => findCardNumber(digits, shortest).found,
  )
}

/**
 * Searches groups of digits for a card number of one or more complete groups, since an expiry date or a security code
 * often follows the number. Checks at most 19 digits from the start of each group; `steps` counts them.
 */
export function findCardNumber(text: string, shortest: number): { found: boolean; steps: number } {
  const { digits, starts } = digitGroups(text)
  let steps = 0
  for (const start of starts) {
    // Luhn sums of the digits so far, without and with the last one doubled.
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
      const isGroupEnd = index + 1 === digits.length || starts.has(index + 1)
      if (length >= shortest && plain % 10 === 0 && isGroupEnd && isIssued(digits, start, length))
        return { found: true, steps }
    }
  }
  return { found: false, steps }
}

/** All digits of a text, and the indices at which groups start. */
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
