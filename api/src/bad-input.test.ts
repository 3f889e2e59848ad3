import { endpoints, type Endpoint, type EndpointName } from '@shop/shared-api/contract'
import fc from 'fast-check'
import { badRequests, expectSafeResponse, schemaOf, sendBad } from './testing/bad-input'
import { testApp, type TestApp } from './testing/test-app'

/** Requests per call of the contract; `npm run soak -- --bad-input n` sends more. */
const ROUNDS = 60

let api: TestApp
let token: string
let sent = 0

describe('bad input', () => {
  beforeAll(async () => {
    api = await testApp()
    token = (await api.signUp('fuzz@example.com')).access_token
  })
  afterAll(() => api.close())

  /** Bodies that are malformed before any field is read. */
  const rawBodies: [what: string, type: string, payload: string | Buffer][] = [
    ['deeply nested lists', 'application/json', '['.repeat(50_000) + ']'.repeat(50_000)],
    ['deeply nested objects', 'application/json', '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000)],
    ['a duplicate key', 'application/json', '{"email":"ana@example.com","email":["x"],"id":1,"id":2}'],
    ['a key of the prototype', 'application/json', '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}'],
    ['a number that overflows', 'application/json', '{"product_id":1e999,"qty":-1e999,"id":99999999999999999999}'],
    ['truncated JSON', 'application/json', '{"email":"ana@exa'],
    ['bytes that are not text', 'application/json', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['half a surrogate', 'application/json', '{"email":"\\ud800@example.com","name":"\\udc00","message":"\\ud83d"}'],
    [
      'NUL everywhere',
      'application/json',
      '{"email":"a\\u0000@example.com","name":"\\u0000","code":"\\u0000","\\u0000":"\\u0000"}',
    ],
    ['nothing', 'application/json', ''],
    ['null', 'application/json', 'null'],
    ['a list', 'application/json', '[1,2,3]'],
    ['text', 'text/plain', 'hello'],
    ['a form', 'application/x-www-form-urlencoded', 'email=ana%40example.com&email=b'],
    ['XML', 'application/xml', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
    ['a multipart form without its boundary', 'multipart/form-data', '--x'],
    [
      'a multipart form that never ends',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n',
    ],
    [
      'a multipart form without names',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data\r\n\r\n1\r\n--x--\r\n',
    ],
  ]

  test.each(Object.keys(endpoints) as EndpointName[])(
    '%s responds to bad input with 4xx and reveals no internals',
    async (name) => {
      const answered = fc.asyncProperty(
        badRequests(name),
        async (request) => void (await sendBad(api, name, request, token)),
      )
      await fc.assert(answered, { numRuns: ROUNDS })
    },
  )

  const posts = Object.keys(endpoints).filter((name) => name.startsWith('POST '))

  test.each(rawBodies)('every call with a body rejects %s', async (what, type, payload) => {
    for (const name of posts) {
      const answer = await api.app.inject({
        method: 'POST',
        url: `/api${name.split(' ')[1]!.replace(/:\w+/, 'x')}`,
        headers: { 'content-type': type, 'x-forwarded-for': `10.${(sent += 1) >> 8}.${sent & 255}.1` },
        payload,
      })
      expectSafeResponse(answer, `${name} with ${what}`)
      if ((endpoints[name as keyof typeof endpoints] as Endpoint).body)
        expect({ name, refused: answer.statusCode >= 400 }).toEqual({ name, refused: true })
    }
  })

  const odd = [
    '%00',
    '%ED%A0%80',
    '2147483648',
    '-2147483649',
    '99999999999999999999',
    '1e3',
    '%C0%AE',
    'a'.repeat(3000),
  ]

  test.each(Object.keys(endpoints).filter((name) => name.startsWith('GET ')))(
    '%s rejects repeated, malformed or oversized query values',
    async (name) => {
      const path = name.split(' ')[1]!
      const { query } = endpoints[name as keyof typeof endpoints] as Endpoint
      const keys = Object.keys((schemaOf(query)?.properties as object | undefined) ?? { page: 1 })
      for (const value of odd) {
        const doubled = keys.flatMap((key) => [`${key}=${value}`, `${key}=1`]).join('&')
        const url = `/api${path.replace(/:\w+/, value)}?${doubled}`
        const answer = await api.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } })
        expectSafeResponse(answer, url)
        if (query && keys.length > 0 && !path.startsWith('/login/google'))
          expect(answer.statusCode).toBeGreaterThanOrEqual(400)
      }
    },
  )
})
