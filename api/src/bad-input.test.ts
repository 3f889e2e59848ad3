import { endpoints, type Endpoint } from '@shop/shared-api/contract'
import fc from 'fast-check'
import { z } from 'zod'
import { testApp, type TestApp } from './testing/test-app'

/** Requests per call of the contract; `npm run soak` sets more. */
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
    signedIn: fc.boolean(),
    address: fc.ipV4(),
  })
  await fc.assert(
    fc.asyncProperty(request, async ({ params, query, body, signedIn, address }) => {
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
          ...(method === 'POST' && { 'content-type': 'application/json' }),
        },
        ...(method === 'POST' && { payload: JSON.stringify(body) }),
      })
      if (answer.statusCode >= 500)
        throw new Error(`${answer.statusCode} for ${JSON.stringify({ url, query, body })}: ${answer.body}`)
      if (answer.statusCode >= 400) expect(answer.body).not.toMatch(SECRETIVE)
    }),
    { numRuns: ROUNDS },
  )
})
