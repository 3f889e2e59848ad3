import { endpoints, errorBody, type Endpoint, type EndpointName } from '@shop/shared-api/contract'
import type { OpenAPIV3_1 } from 'openapi-types'
import { testApp, type TestApp } from '../testing/test-app'
import { operationOf } from './describe-calls'
import { playAll } from './play'
import { readPlayedCalls } from './played-call'

// Plays every documented call first.
jest.setTimeout(120_000)

const names = Object.keys(endpoints) as EndpointName[]
const played = readPlayedCalls()

let api: TestApp
let document: OpenAPIV3_1.Document

describe('API documentation', () => {
  beforeAll(async () => {
    api = await testApp()
    document = JSON.parse((await api.app.inject('/api/docs/json')).body) as OpenAPIV3_1.Document
  })
  afterAll(() => api.close())

  const mediaOf = (holder: unknown) =>
    Object.values((holder as { content?: Record<string, OpenAPIV3_1.MediaTypeObject> } | undefined)?.content ?? {})[0]

  test.each(names)('%s has an example request and response that match its contract', (name) => {
    const endpoint: Endpoint = endpoints[name]
    const operation = operationOf(document, name)!
    expect(operation.summary).toBe(endpoint.summary)
    expect(operation.description).toBeTruthy()
    const { request, status, answer } = played[name]!
    expect(status).toBe(endpoint.status ?? 200)
    endpoint.response.parse(answer)
    if (status !== 302) expect(mediaOf(operation.responses![status])?.example).toEqual(answer)
    endpoint.params?.parse(asText(request.params))
    endpoint.query?.parse(asText(request.query))
    if (!endpoint.body) return
    endpoint.body.parse(endpoint.multipart ? asText(request.body) : request.body)
    expect(mediaOf(operation.requestBody)?.example).toMatchObject(request.body!)
  })

  test.each(names)('%s documents each of its rejections', (name) => {
    const endpoint: Endpoint = endpoints[name]
    const operation = operationOf(document, name)!
    const refusals = played[name]!.refusals
    for (const status of endpoint.failures) {
      expect(refusals.filter((refusal) => refusal.status === status)).not.toEqual([])
      const examples = Object.values(mediaOf(operation.responses![status])!.examples!) as { value: unknown }[]
      for (const { value } of examples) errorBody.parse(value)
    }
    const stray = refusals.filter(({ status }) => !endpoint.failures.some((listed) => listed === status))
    expect(stray).toEqual([])
    for (const status of ['400', '413', '429', '503']) expect(operation.responses).toHaveProperty(status)
  })

  test('describes the files of multipart forms', () => {
    const schema = mediaOf(operationOf(document, 'POST /register-wholeseller')!.requestBody)!.schema as {
      properties: Record<string, object>
      required: string[]
    }
    expect(schema.properties.document).toMatchObject({ type: 'array', minItems: 1, maxItems: 3 })
    expect(schema.required).toEqual(expect.arrayContaining(['document', 'tax_id']))
  })

  test('reproduces every documented example', async () => {
    const now = await playAll()
    const outcomes = (calls: typeof played) =>
      names.map((name) => ({
        name,
        status: calls[name]?.status,
        refusals: calls[name]?.refusals.map(({ because, status, body }) => `${status} ${body.code}: ${because}`),
      }))
    expect(outcomes(now)).toEqual(outcomes(played))
  })

  test('serves the documentation page', async () => {
    const { statusCode, headers } = await api.app.inject('/api/docs')
    expect(statusCode).toBe(200)
    expect(headers['content-security-policy']).toMatch(/style-src 'self' 'unsafe-inline'/)
    expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*'unsafe-inline'/)
  })

  /** A query, path or form as sent: texts, and lists of texts. */
  const asText = (given: Record<string, unknown> = {}) =>
    Object.fromEntries(
      Object.entries(given).map(([key, value]) => [key, Array.isArray(value) ? value.map(String) : String(value)]),
    )
})
