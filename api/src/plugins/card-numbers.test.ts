import type { InjectOptions } from 'fastify'
import { makeLogger } from '../logging'
import { multipart } from '../testing/multipart'
import { testApp, type TestApp } from '../testing/test-app'
import { holdsCardNumber, withoutCardNumbers } from './card-numbers'

const CARDS = ['4242424242424242', '5555555555554444', '378282246310005', '6011111111111117', '30569309025904']

let api: TestApp
const lines: string[] = []
const logger = makeLogger('trace', { write: (line) => void lines.push(line) })
beforeAll(async () => void (api = await testApp({ logger })))
afterAll(() => api.close())

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
])('in %j a card number is found: %s', (text, found) => {
  expect(holdsCardNumber({ deep: [{ note: text }] })).toBe(found)
})

test('a telephone number abroad is no card, and a card in the field for it is one', () => {
  expect(holdsCardNumber({ phone: '4915123456786' })).toBe(false)
  expect(holdsCardNumber({ note: '4222222222222' })).toBe(true)
  expect(holdsCardNumber({ phone: '3782 822463 10005' })).toBe(true)
  expect(holdsCardNumber({ phone: ['378282246310005'] })).toBe(true)
})

test('a number, a name of a member and any depth are looked at', () => {
  expect(holdsCardNumber({ amount: 4242424242424242 })).toBe(true)
  expect(holdsCardNumber({ '4242424242424242': 1 })).toBe(true)
  const deep = JSON.parse(`${'['.repeat(100_000)}"4242424242424242"${']'.repeat(100_000)}`) as unknown
  expect(holdsCardNumber(deep)).toBe(true)
})

test('long runs of digits and separators are looked through to their end', () => {
  const runs = { a: '1 '.repeat(120_000), b: '1'.repeat(250_000), c: '4242-'.repeat(50_000) + 'x' }
  expect(holdsCardNumber({ d: '4242424242424242', ...runs })).toBe(true)
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

test.each([
  ['a JSON body', () => json('/api/contact', { name: 'Ana', email: 'a@b.co', message: 'card 4242424242424242 ok' })],
  ['a field that the form does not have', () => json('/api/login', { email: 'a@b.co', password: 'x', pan: CARDS[0] })],
  ['a text field of a multipart form', () => form('/api/add-rating', multipart(review))],
  ['a query', () => ({ url: `/api/get-products?search=${CARDS[0]}` })],
  ['a query of several words', () => ({ url: '/api/get-products?search=4242+4242+4242+4242' })],
  ['a path', () => ({ url: `/api/get-orders/${CARDS[0]}` })],
])('a card number in %s is refused, and stands in no answer and no log', async (_, request) => {
  lines.length = 0
  const answer = await api.app.inject(await request())
  expect([answer.statusCode, (answer.json() as { code: string }).code]).toEqual([422, 'card_number'])
  expect(lines.join('')).toContain('request completed')
  expect(lines.join('') + answer.body).not.toMatch(/4242[ +]?4242/)
})

test('a card number at a path that nobody serves is not logged either', async () => {
  lines.length = 0
  expect((await api.app.inject(`/api/nothing/${CARDS[0]}?also=${CARDS[1]}`)).statusCode).toBe(422)
  expect(lines.join('')).toContain('/api/nothing/[cut]')
  expect(lines.join('')).not.toMatch(/4242424242424242|5555555555554444/)
})

test('what is cut out of a text is the number alone', () => {
  expect(withoutCardNumbers('/pay/4242424242424242/now/12')).toBe('/pay/[cut]/now/12')
  expect(withoutCardNumbers('/get-product/1234567890123')).toBe('/get-product/1234567890123')
})
