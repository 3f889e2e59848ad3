import { endpoints, type Endpoint, type EndpointName } from '@shop/shared-api/contract'
import type { OpenAPIV3_1 } from 'openapi-types'
import { operationOf } from '../openapi/describe-calls'
import { readPlayedCalls } from '../openapi/played-call'
import { escapedJson, largestBody } from '../testing/largest-body'
import { testApp, type TestApp } from '../testing/test-app'
import { bodyLimitOf } from './body-limits'

/** Maximum body size of each call in kilobytes; multipart forms allow their files plus 64 KB of text. */
const KILOBYTES: Record<string, number> = {
  'POST /register': 4,
  'POST /login': 4,
  'POST /wholsale/login': 4,
  'POST /register-wholeseller': 64 + 3 * 10 * 1024,
  'POST /login/google': 4,
  'POST /logout': 1,
  'POST /send-password-reset-code': 4,
  'POST /validate-reset-code': 4,
  'POST /reset-password': 4,
  'POST /update-password': 4,
  'POST /update-profile': 4,
  'POST /confirm-email': 4,
  'POST /undo-email-change': 4,
  'DELETE /sessions/:id': 1,
  'DELETE /sessions': 1,
  'POST /delete-account': 4,
  'POST /contact': 16,
  'POST /unsubscribe': 1,
  'POST /subscribe': 4,
  'POST /add-to-cart': 24,
  'POST /rates': 24,
  'POST /apply-coupen': 24,
  'POST /stock-hold': 24,
  'POST /wishlists': 4,
  'POST /wishlists/merge': 4,
  'DELETE /wishlists/:id': 1,
  'POST /add-order': 40,
  'POST /confirm-order': 4,
  'POST /cancel-order': 8,
  'POST /return-order': 48,
  'POST /track-order': 4,
  'POST /validate-address': 4,
  'POST /payment-methods': 16,
  'POST /payment-methods/:id': 1,
  'DELETE /payment-methods/:id': 1,
  'POST /back-in-stock': 4,
  'POST /add-rating': 64 + 5 * 5 * 1024,
  'POST /ask-question': 16,
  'POST /product-authenticity': 4,
  'POST /authenticity-mail': 64 + 3 * 10 * 1024,
  'POST /equipment-request': 64 + 5 * 10 * 1024,
  'POST /find-skus': 8,
  'POST /reorder-lists': 8,
  'DELETE /reorder-lists/:id': 1,
  'POST /equipment-requests/:number/approve': 4,
  'POST /equipment-requests/:number/order': 40,
  'POST /equipment-requests/:number/decline': 8,
  'POST /equipment-requests/:number/counter-offer': 8,
  'POST /rosters': 4,
  'POST /rosters/:id': 4,
  'DELETE /rosters/:id': 1,
  'DELETE /rosters/:id/entries/:entry': 1,
  'POST /roster-sheets/:key/entries': 4,
  'POST /roster-sheets/:key/entries/:entry': 4,
  'POST /rosters/:id/in-cart': 4,
  'POST /rosters/:id/entries/:entry': 4,
}

const writes = (Object.keys(endpoints) as EndpointName[]).filter((name) => !name.startsWith('GET '))
const multipart = writes.filter((name) => (endpoints[name] as Endpoint).multipart)
const plain = writes.filter((name) => !multipart.includes(name))
const played = readPlayedCalls()

describe('body limits', () => {
  let api: TestApp
  let visitor = 0
  beforeAll(async () => void (api = await testApp()))
  afterAll(() => api.close())

  const send = async (name: EndpointName, payload: string, type = 'application/json') => {
    const [method, path] = name.split(' ') as ['POST', string]
    const url = `/api${path.replace(/:\w+/g, '40000000-0000-4000-8000-000000000002')}`
    visitor += 1
    const headers = { 'content-type': type, 'x-forwarded-for': `10.13.${visitor >> 8}.${visitor & 255}` }
    return (await api.app.inject({ method, url, payload, headers })).statusCode
  }

  test('are defined for every call that can have a body', () => {
    expect(Object.keys(KILOBYTES).sort()).toEqual([...writes].sort())
  })

  test.each(plain)('%s accepts bodies up to its limit, and rejects one more byte with 413', async (name) => {
    const bytes = KILOBYTES[name]! * 1024
    expect(await send(name, '"'.padEnd(bytes - 1, 'x') + '"')).not.toBe(413)
    expect(await send(name, '"'.padEnd(bytes, 'x') + '"')).toBe(413)
  })

  test.each(plain.filter((name) => (endpoints[name] as Endpoint).body))(
    '%s accepts its largest valid body, and its limit is less than four times as large',
    (name) => {
      const largest = largestBody(name, played[name]!.request.body)
      expect((endpoints[name] as Endpoint).body!.safeParse(largest).success).toBe(true)
      const bytes = Buffer.byteLength(escapedJson(largest))
      expect({ name, fits: bytes <= bodyLimitOf(name) }).toEqual({ name, fits: true })
      if (bodyLimitOf(name) > 4 * 1024) expect(bytes * 4).toBeGreaterThan(bodyLimitOf(name))
    },
  )

  test.each(multipart)('%s rejects a larger form before reading it', async (name) => {
    const bytes = KILOBYTES[name]! * 1024
    const [, path] = name.split(' ') as [string, string]
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(bytes + 1) }
    const { statusCode } = await api.app.inject({ method: 'POST', url: `/api${path}`, headers, payload: '--x' })
    expect(statusCode).toBe(413)
  })

  test('are part of the documentation', async () => {
    const document = (await api.app.inject('/api/docs/json')).json<OpenAPIV3_1.Document>()
    expect(operationOf(document, 'POST /add-order')!.description).toMatch(/ Accepts a body of up to 40 KB\.$/)
    expect(operationOf(document, 'POST /add-rating')!.description).toMatch(/ Accepts a body of up to 25 MB\.$/)
  })
})
