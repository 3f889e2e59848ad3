import { endpoints, type Endpoint, type EndpointName } from '@shop/shared-api/contract'
import type { LightMyRequestResponse } from 'fastify'
import fc from 'fast-check'
import { z } from 'zod'
import type { TestApp } from './test-app'

const SECRETIVE = /select |insert |update |delete from|constraint|pg_|\bat [A-Za-z.]+ \(|node_modules|drizzle/i

/** A JSON Schema, as far as it is used here. */
export type Schema = Record<string, unknown>

/** The input of a contract's schema as JSON Schema. */
export const schemaOf = (schema: z.ZodType | undefined): Schema | undefined =>
  schema && (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema)

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

/** Values close to a schema, so that some pass validation and reach the database. */
function almostValid(schema: Schema | undefined, depth = 0): fc.Arbitrary<unknown> {
  if (!schema || depth > 4) return nasty
  const options = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined
  if (options) return fc.oneof(...options.map((option) => almostValid(option, depth + 1)), nasty)
  if (schema.enum) return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...(schema.enum as unknown[])) }, nasty)
  const fitting = byType(schema, depth)
  return fitting ? fc.oneof({ weight: 6, arbitrary: fitting }, { weight: 1, arbitrary: nasty }) : nasty
}

function byType(schema: Schema, depth: number): fc.Arbitrary<unknown> | undefined {
  if (schema.type === 'object') {
    const members = Object.entries((schema.properties ?? {}) as Record<string, Schema>)
    const record = Object.fromEntries(members.map(([key, member]) => [key, almostValid(member, depth + 1)]))
    return fc.record(record, { requiredKeys: (schema.required as string[] | undefined) ?? [] })
  }
  if (schema.type === 'array') return fc.array(almostValid(schema.items as Schema, depth + 1), { maxLength: 4 })
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

/** A multipart form of generated values, with unusual names and texts. */
function asForm(body: unknown, file: Buffer): { payload: Buffer; type: string } {
  const part = (disposition: string, bytes: Buffer) =>
    Buffer.concat([
      Buffer.from(`--frontier\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n'),
    ])
  const entries = typeof body === 'object' && body !== null ? Object.entries(body) : [['body', body] as const]
  const parts = entries.flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((item) =>
      part(
        `name="${key.replace(/["\r\n]/g, '_')}"`,
        Buffer.from(typeof item === 'object' ? JSON.stringify(item) : String(item)),
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

const asQuery = (query: unknown) =>
  Object.entries((query ?? {}) as Record<string, unknown>)
    .flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value]).map((item) => `${encodeURIComponent(key)}=${escapeLoosely(item)}`),
    )
    .join('&')

/** Percent-encodes a value; half a surrogate is sent as its raw bytes. */
export const escapeLoosely = (value: unknown) => {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return !/\p{Cs}/u.test(text) ? encodeURIComponent(text) : '%ED%A0%80'
}

/** A generated request, close to what the call accepts. */
export interface BadRequest {
  params: unknown
  query: unknown
  body: unknown
  file: Uint8Array
  signedIn: boolean
  address: string
}

/** Requests that almost match the call's contract. */
export function badRequests(name: EndpointName): fc.Arbitrary<BadRequest> {
  const endpoint: Endpoint = endpoints[name]
  return fc.record({
    params: almostValid(schemaOf(endpoint.params)),
    query: almostValid(schemaOf(endpoint.query)),
    body: almostValid(schemaOf(endpoint.body)),
    file: fc.uint8Array({ maxLength: 60 }),
    signedIn: fc.boolean(),
    address: fc.ipV4(),
  })
}

/** Sends a generated request, with the token if it is signed in, and checks its response; returns the status. */
export async function sendBad(
  { app }: Pick<TestApp, 'app'>,
  name: EndpointName,
  { params, query, body, file, signedIn, address }: BadRequest,
  token: string,
): Promise<number> {
  const endpoint: Endpoint = endpoints[name]
  const [method, path] = name.split(' ') as ['GET' | 'POST' | 'DELETE', string]
  const form = endpoint.multipart && asForm(body, Buffer.from(file))
  const url = path.replace(
    /:(\w+)/g,
    (_, key: string) => escapeLoosely((params as Record<string, unknown> | null)?.[key] ?? 'x') || 'x',
  )
  const answer = await app.inject({
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
  expectSafeResponse(answer, JSON.stringify({ url, query, body }))
  return answer.statusCode
}

/** Throws for a response that is a server error or reveals internals. */
export function expectSafeResponse(
  { statusCode, body }: Pick<LightMyRequestResponse, 'statusCode' | 'body'>,
  request: string,
) {
  const [word] = statusCode >= 400 ? (SECRETIVE.exec(body) ?? []) : []
  if (statusCode >= 500 || word) throw new Error(`${statusCode} for ${request}: ${body}`)
}
