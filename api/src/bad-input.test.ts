import { endpoints, type Endpoint } from '@shop/shared-api/contract'
import fc from 'fast-check'
import { z } from 'zod'
import { testApp, type TestApp } from './testing/test-app'

/** Requests per call of the contract; `npm run soak -- --bad-input n` sets more. */
const ROUNDS = Number(process.env.BAD_INPUT_ROUNDS ?? 60)
const SECRETIVE = /select |insert |update |delete from|constraint|pg_|\bat [A-Za-z.]+ \(|node_modules|drizzle/i

let api: TestApp
let token: string
beforeAll(async () => {
  api = await testApp()
  token = (await api.signUp('fuzz@example.com')).access_token
})
afterAll(() => api.close())

const nasty = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '%00',
    "' OR 1=1 --",
    '../../etc/passwd',
    '<script>1</script>',
    'null',
    '-1',
    '1e9',
    '2147483648',
  ),
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 2_147_483_648, 1e308, [], {}, [[]], { $gt: '' }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer(),
  fc.array(fc.string({ maxLength: 5 }), { maxLength: 4 }),
)

/** Values near what a schema asks for, so that some pass validation and reach the database. */
function nearly(schema: Record<string, unknown> | undefined, depth = 0): fc.Arbitrary<unknown> {
  if (!schema || depth > 4) return nasty
  const options = (schema.anyOf ?? schema.oneOf) as Record<string, unknown>[] | undefined
  if (options) return fc.oneof(...options.map((option) => nearly(option, depth + 1)), nasty)
  if (schema.enum) return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...(schema.enum as unknown[])) }, nasty)
  const fitting = byType(schema, depth)
  return fitting ? fc.oneof({ weight: 6, arbitrary: fitting }, { weight: 1, arbitrary: nasty }) : nasty
}

function byType(schema: Record<string, unknown>, depth: number): fc.Arbitrary<unknown> | undefined {
  if (schema.type === 'object') {
    const members = Object.entries((schema.properties ?? {}) as Record<string, Record<string, unknown>>)
    const record = Object.fromEntries(members.map(([key, member]) => [key, nearly(member, depth + 1)]))
    return fc.record(record, { requiredKeys: (schema.required as string[] | undefined) ?? [] })
  }
  if (schema.type === 'array')
    return fc.array(nearly(schema.items as Record<string, unknown>, depth + 1), { maxLength: 4 })
  if (schema.type === 'integer' || schema.type === 'number') return fc.integer({ min: -2, max: 60 })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.format === 'email') return fc.constantFrom('ana@example.com', 'fuzz@example.com')
  if (schema.format === 'uuid') return fc.uuid()
  if (schema.type === 'string')
    return fc.oneof(
      fc.string({ minLength: 2, maxLength: 30 }),
      fc.constantFrom('NY', 'gloves', '12207', '5550102030', 'left hook body shot'),
    )
  return undefined
}

/** Bodies that are wrong before anybody looks at their fields. */
const rawBodies: [what: string, type: string, payload: string | Buffer][] = [
  ['lists in lists, deeper than any stack', 'application/json', '['.repeat(50_000) + ']'.repeat(50_000)],
  ['objects in objects, deeper than any stack', 'application/json', '{"a":'.repeat(20_000) + '1' + '}'.repeat(20_000)],
  ['one key twice', 'application/json', '{"email":"ana@example.com","email":["x"],"id":1,"id":2}'],
  [
    'a key that reaches for the prototype',
    'application/json',
    '{"__proto__":{"admin":true},"constructor":{"prototype":{}}}',
  ],
  ['a number beyond all numbers', 'application/json', '{"product_id":1e999,"qty":-1e999,"id":99999999999999999999}'],
  ['half of a JSON', 'application/json', '{"email":"ana@exa'],
  ['bytes that are no text', 'application/json', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
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

/** A multipart form of whatever was generated, its names and texts as odd as they come. */
function asForm(body: unknown, file: Buffer): { payload: Buffer; type: string } {
  const part = (disposition: string, bytes: Buffer) =>
    Buffer.concat([
      Buffer.from(`--frontier\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ])
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [['body', body] as const]
  const parts = entries.flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) =>
      part(
        `name="${key.replace(/["\r\n]/g, '_')}"`,
        Buffer.from(typeof one === 'object' ? JSON.stringify(one) : String(one)),
      ),
    ),
  )
  const files = ['images', 'photos', 'artwork', 'document'].map((name) =>
    part(`name="${name}"; filename="a.png"`, file),
  )
  return {
    payload: Buffer.concat([...parts, ...files.slice(0, file.length % 5), Buffer.from('--frontier--\r\n')]),
    type: 'multipart/form-data; boundary=frontier',
  }
}

const schemaOf = (schema: z.ZodType | undefined) =>
  schema && (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Record<string, unknown>)

const asQuery = (query: unknown) =>
  Object.entries((query ?? {}) as Record<string, unknown>)
    .flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => `${encodeURIComponent(key)}=${escapeLoosely(one)}`),
    )
    .join('&')
const escapeLoosely = (value: unknown) => {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return !/\p{Cs}/u.test(text) ? encodeURIComponent(text) : '%ED%A0%80'
}

test.each(Object.keys(endpoints))('%s answers bad input with 4xx and tells nothing of its inside', async (name) => {
  const endpoint = endpoints[name as keyof typeof endpoints] as Endpoint
  const [method, path] = name.split(' ') as ['GET' | 'POST' | 'DELETE', string]
  const request = fc.record({
    params: nearly(schemaOf(endpoint.params)),
    query: nearly(schemaOf(endpoint.query)),
    body: nearly(schemaOf(endpoint.body)),
    file: fc.uint8Array({ maxLength: 60 }),
    signedIn: fc.boolean(),
    address: fc.ipV4(),
  })
  await fc.assert(
    fc.asyncProperty(request, async ({ params, query, body, file, signedIn, address }) => {
      const form = endpoint.multipart && asForm(body, Buffer.from(file))
      const url = path.replace(
        /:(\w+)/g,
        (_, key: string) => escapeLoosely((params as Record<string, unknown> | null)?.[key] ?? 'x') || 'x',
      )
      const answer = await api.app.inject({
        method,
        url: `/api${url}?${endpoint.query ? asQuery(query) : ''}`,
        headers: {
          'x-forwarded-for': address,
          'idempotency-key': address + address,
          ...(signedIn && name !== 'POST /logout' && { authorization: `Bearer ${token}` }),
          ...(method === 'POST' && { 'content-type': form ? form.type : 'application/json' }),
        },
        ...(method === 'POST' && { payload: form ? form.payload : JSON.stringify(body) }),
      })
      holdAnswer(answer, JSON.stringify({ url, query, body }))
    }),
    { numRuns: ROUNDS },
  )
})

const posts = Object.keys(endpoints).filter((name) => name.startsWith('POST '))

test.each(rawBodies)('%s is refused by every call that takes a body', async (what, type, payload) => {
  for (const name of posts) {
    const answer = await api.app.inject({
      method: 'POST',
      url: `/api${name.split(' ')[1]!.replace(/:\w+/, 'x')}`,
      headers: { 'content-type': type, 'x-forwarded-for': `10.${(sent += 1) >> 8}.${sent & 255}.1` },
      payload,
    })
    holdAnswer(answer, `${name} with ${what}`)
    if ((endpoints[name as keyof typeof endpoints] as Endpoint).body)
      expect({ name, refused: answer.statusCode >= 400 }).toEqual({ name, refused: true })
  }
})

const odd = ['%00', '%ED%A0%80', '2147483648', '-2147483649', '99999999999999999999', '1e3', '%C0%AE', 'a'.repeat(3000)]

test.each(Object.keys(endpoints).filter((name) => name.startsWith('GET ')))(
  '%s takes no repeated, odd or endless values in its address',
  async (name) => {
    const path = name.split(' ')[1]!
    const { query } = endpoints[name as keyof typeof endpoints] as Endpoint
    const keys = Object.keys((schemaOf(query)?.properties as object | undefined) ?? { page: 1 })
    for (const value of odd) {
      const doubled = keys.flatMap((key) => [`${key}=${value}`, `${key}=1`]).join('&')
      const url = `/api${path.replace(/:\w+/, value)}?${doubled}`
      const answer = await api.app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } })
      holdAnswer(answer, url)
      if (query && keys.length > 0 && !path.startsWith('/login/google'))
        expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    }
  },
)

let sent = 0

/** Never a fault of ours, never a word of our inside. */
function holdAnswer({ statusCode, body }: { statusCode: number; body: string }, asked: string) {
  if (statusCode >= 500) throw new Error(`${statusCode} for ${asked}: ${body}`)
  if (statusCode >= 400) expect(body).not.toMatch(SECRETIVE)
}
