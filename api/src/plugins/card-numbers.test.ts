import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { makeLogger } from '../logging'
import { multipart } from '../testing/multipart'
import { testApp, type TestApp } from '../testing/test-app'
import { containsCardNumber, findCardNumber, redactCardNumbers } from './card-numbers'

const CARDS = ['4242424242424242', '5555555555554444', '378282246310005', '6011111111111117', '30569309025904']

let api: TestApp
const lines: string[] = []
const logger = makeLogger('trace', { write: (line) => void lines.push(line) })
beforeAll(async () => void (api = await testApp({ logger })))
afterAll(() => api.close())

describe('card numbers', () => {
  test.each<[string, boolean]>([
    ...CARDS.map((card): [string, boolean] => [card, true]),
    ['4242 4242 4242 4242', true],
    ['4242-4242-4242-4242', true],
    ['4242.4242 - 4242/4242', true],
    ['my card is 4242 4242 4242 4242 12/27 123, thanks', true],
    ['4242424242424242 123', true],
    ['４２４２４２４２４２４２４２４２', true],
    ['4242424242424243', false],
    ['42424242424242424242424242', false],
    ['1234567890123', false],
    ['order 7QK2M9XT4HZB of 2026-11-21', false],
    ['40000000-0000-4000-8000-000000000002', false],
    ['guest-40000000-0000-4000-8000-000000000002@example.com', false],
    ['40000000-0000-4000-8000-000000000002 4242424242424242', true],
  ])('detects a card number in %j: %s', (text, found) => {
    expect(containsCardNumber({ deep: [{ note: text }] })).toBe(found)
  })

  test('accepts an international phone number, but not a card number in its field', () => {
    expect(containsCardNumber({ phone: '4915123456786' })).toBe(false)
    expect(containsCardNumber({ note: '4222222222222' })).toBe(true)
    expect(containsCardNumber({ phone: '3782 822463 10005' })).toBe(true)
    expect(containsCardNumber({ phone: ['378282246310005'] })).toBe(true)
  })

  test('checks numbers, member names and any depth', () => {
    expect(containsCardNumber({ amount: 4242424242424242 })).toBe(true)
    expect(containsCardNumber({ '4242424242424242': 1 })).toBe(true)
    const deep = JSON.parse(`${'['.repeat(100_000)}"4242424242424242"${']'.repeat(100_000)}`) as unknown
    expect(containsCardNumber(deep)).toBe(true)
  })

  test('scans long runs of digits and separators to the end', () => {
    const runs = { a: '1 '.repeat(120_000), b: '1'.repeat(250_000), c: '4242-'.repeat(50_000) + 'x' }
    expect(containsCardNumber({ d: '4242424242424242', ...runs })).toBe(true)
  })

  const review = {
    product_id: 1,
    name: 'Ana',
    email: 'ana@example.com',
    rating: 5,
    comment: 'Paid with 4242 4242 4242 4242 and it came fast.',
  }
  const json = (url: string, payload: object): InjectOptions => ({ method: 'POST', url, payload })
  const form = async (url: string, body: FormData): Promise<InjectOptions> => {
    const sent = new Response(body)
    const headers = { 'content-type': sent.headers.get('content-type')! }
    return { method: 'POST', url, headers, payload: Buffer.from(await sent.arrayBuffer()) }
  }

  const contact = { name: 'Ana', email: 'a@b.co', message: 'card 4242424242424242 ok' }

  test.each([
    ['a JSON body', 'card_number', () => json('/api/contact', contact)],
    ['a text field of a multipart form', 'card_number', () => form('/api/add-rating', multipart(review))],
    ['a query', 'card_number', () => ({ url: `/api/get-products?search=${CARDS[0]}` })],
    ['a query of several words', 'card_number', () => ({ url: '/api/get-products?search=4242+4242+4242+4242' })],
    ['an unknown field', 'invalid', () => json('/api/contact', { ...contact, pan: CARDS[0] })],
    ['the name of a field', 'invalid', () => json('/api/contact', { ...contact, [`pan ${CARDS[0]}`]: 1 })],
    ['an otherwise invalid field', 'invalid', () => json('/api/contact', { ...contact, email: CARDS[0] })],
    ['the name of a query', 'invalid', () => ({ url: `/api/get-products?${CARDS[0]}=1` })],
    [
      'the name of a multipart field',
      'invalid',
      () => form('/api/add-rating', multipart({ ...review, [CARDS[0]!]: 1 })),
    ],
    ['a path', 'invalid', () => ({ url: `/api/get-orders/${CARDS[0]}` })],
  ])('rejects a card number in %s as %s, without repeating it in responses or logs', async (_, code, request) => {
    lines.length = 0
    const answer = await api.app.inject(await request())
    expect([answer.statusCode, (answer.json() as { code: string }).code]).toEqual([422, code])
    expect(lines.join('')).toContain('request completed')
    expect(lines.join('') + answer.body).not.toMatch(/4242[ +]?4242/)
  })

  test('does not log a card number in an unknown path', async () => {
    lines.length = 0
    expect((await api.app.inject(`/api/nothing/${CARDS[0]}?also=${CARDS[1]}`)).statusCode).toBe(422)
    expect(lines.join('')).toContain('/api/nothing/[cut]')
    expect(lines.join('')).not.toMatch(/4242424242424242|5555555555554444/)
  })

  test('redacts only the number', () => {
    expect(redactCardNumbers('/pay/4242424242424242/now/12')).toBe('/pay/[cut]/now/12')
    expect(redactCardNumbers('/get-product/1234567890123')).toBe('/get-product/1234567890123')
  })

  /** The definition, written as simply as possible. */
  function holdsCard(text: string, shortest: number): boolean {
    const groups = text.split(/\D+/)
    const issuers: [length: number, start: RegExp][] = [
      [13, /^4/],
      [14, /^3(?:0[0-5]|[689])/],
      [15, /^3[47]/],
      [16, /^(?:4|5[1-5]|2[2-7]|35|6)/],
      [17, /^6/],
      [18, /^6/],
      [19, /^[46]/],
    ]
    const passesLuhn = (digits: string) =>
      [...digits].reverse().reduce((sum, digit, index) => {
        const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
        return sum + (value > 9 ? value - 9 : value)
      }, 0) %
        10 ===
      0
    const isCard = (digits: string) =>
      digits.length >= shortest &&
      issuers.some(([length, start]) => digits.length === length && start.test(digits)) &&
      passesLuhn(digits)
    return groups.some((_, start) => groups.some((__, end) => isCard(groups.slice(start, end + 1).join(''))))
  }

  const group = fc.oneof(
    fc.stringMatching(/^[0-9]{1,5}$/),
    fc.stringMatching(/^[3-6][0-9]{12,18}$/),
    fc.constantFrom(...CARDS, '4222222222222', '6799990100000000019', '4242', '4242424242', '3782', '822463', '10005'),
  )
  const numbers = fc
    .array(fc.tuple(group, fc.constantFrom(' ', '-', '. ', ' / ', '_')), { minLength: 1, maxLength: 8 })
    .map((parts) =>
      parts
        .map(([digits, separator]) => digits + separator)
        .join('')
        .replace(/\D+$/, ''),
    )

  test.each([13, 14])(
    'findCardNumber agrees with the simple definition for numbers of at least %i digits',
    (shortest) => {
      const found = new Set<boolean>()
      const agrees = fc.property(numbers, (text) => {
        const expected = holdsCard(text, shortest)
        found.add(expected)
        expect({ text, found: findCardNumber(text, shortest).found }).toEqual({ text, found: expected })
      })
      fc.assert(agrees, { numRuns: 3000 })
      expect(found.size).toBe(2)
    },
  )

  test.each(['6 ', '4', '42 ', '4242-', '60./'])(
    'findCardNumber takes at most 19 steps for each digit of %j repeated',
    (piece) => {
      const text = piece.repeat(50_000).replace(/\D+$/, '')
      const digits = text.replace(/\D/g, '').length
      expect(findCardNumber(text, 13).steps).toBeLessThanOrEqual(19 * digits)
    },
  )
})
