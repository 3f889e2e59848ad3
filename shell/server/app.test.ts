import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Keyring } from '@shop/releases'
import type { Api } from '@shop/shared-api'
import { letterIcon } from '@shop/shared-drawings'
import Fastify from 'fastify'
import pino from 'pino'
import { buildServer } from './app'
import { createDocumentTokens } from './health/document-tokens'
import { createHealthMeter } from './health/health-meter'
import { responseHeaders } from './http/response-headers'
import type { LiveSite } from './release-set/live-site'
import { readSiteData } from './render-pool/site-data'

const rendered: string[] = []
let broken = false
const current = () => {
  if (broken) throw new Error('secret inside')
  const set = { revision: 3, id: 'live', parts: {} }
  return {
    set,
    replaced: [],
    renderer: {
      ...readSiteData(null, set),
      render: async (url: string) => {
        rendered.push(new URL(url, 'https://shop.example').href)
        return {
          status: 404,
          html: '<h1>Gone</h1>',
          inlineStyles: [],
          scriptHashes: [],
          cache: 'private',
          failures: [],
        }
      },
    },
  }
}
const server = buildServer({
  site: { current, hasCanary: () => false } as unknown as LiveSite,
  meter: createHealthMeter(),
  tokens: createDocumentTokens(() => undefined),
  api: {} as Api,
  brand: async () => ({ name: 'Sample Corner', description: '', icon: letterIcon('S') }),
  apiUrl: 'http://127.0.0.1:1',
  origin: 'https://shop.example',
  operationsUrl: 'https://operations.example',
  logger: pino({ level: 'silent' }),
  wasReleased: async () => false,
  findContent: async () => [],
  keyring: {} as Keyring,
  revocations: { assertActive: () => undefined },
  releaseOf: () => Promise.reject(new Error('none')),
})
beforeAll(async () => void (await (await server).app.listen({ port: 0, host: '127.0.0.1' })))
afterAll(async () => (await server).app.close())

/** Makes a real HTTP request, since `inject` would normalize the URL. */
async function send(path: string, method = 'GET', headers = {}): Promise<IncomingMessage & { text: string }> {
  const { port } = (await server).app.server.address() as AddressInfo
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, method, headers, agent: false }, resolve).on('error', reject).end()
  })
  return Object.assign(answer, { text: (await answer.setEncoding('utf8').toArray()).join('') })
}

describe('buildServer', () => {
  test.each([
    ['//', '/'],
    ['//[', '/['],
    ['//evil.example:99999/shop?a=1', '/evil.example:99999/shop?a=1'],
    ['/\\evil.example', '/evil.example'],
    ['/.//evil.example', '/evil.example'],
  ])('redirects the unknown URL %s to a page of the shop', async (path, expected) => {
    const { statusCode, headers } = await send(path)
    expect([statusCode, headers.location]).toEqual([301, expected])
  })

  test.each(['/%', '/%ff', '/product/list/100%', '/%ED%A0%80?x=%', 'http://evil.example/nothing'])(
    'responds with the not-found page to %s',
    async (path) => {
      const { statusCode, headers } = await send(path)
      expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
      expect(rendered.at(-1)).toMatch(/^https:\/\/shop\.example\/[^/]/)
    },
  )

  const post = async (path: string, headers: Record<string, string>) => {
    const { statusCode, text } = await send(path, 'POST', headers)
    return [statusCode, JSON.parse(text).code]
  }
  const cookie = 'token=abc; logged_in=1'
  const foreign = { origin: 'https://evil.example', cookie }

  test.each(['/api/add-order', '/api/login', '/health/part-failures', '/health/page-views', '/no-such-form'])(
    'refuses a post from another site to %s',
    async (path) => expect(await post(path, foreign)).toEqual([403, 'foreign_origin']),
  )

  test('refuses a form of another site that needs no preflight request', async () => {
    const headers = { ...foreign, 'content-type': 'text/plain' }
    expect(await post('/api/add-order', headers)).toEqual([403, 'foreign_origin'])
  })

  test('refuses a post with the cookie and no origin information', async () => {
    expect(await post('/api/add-order', { cookie })).toEqual([403, 'foreign_origin'])
  })

  test.each([
    ["the site's own", { origin: 'https://shop.example', cookie }],
    ['a caller with its own bearer token', { authorization: 'Bearer abc' }],
    ['a mail client or a payment provider', {}],
  ])('passes a post on to the API from %s', async (_who, headers) =>
    expect(await post('/api/add-order', headers as Record<string, string>)).toEqual([503, 'api_unavailable']),
  )

  test('accepts a CSP violation report without an origin', async () => {
    expect((await send('/csp-reports', 'POST', { cookie, 'content-type': 'application/csp-report' })).statusCode).toBe(
      400,
    )
  })

  test.each(['/api/staff', '/api/staff/session', '/api/%73taff/session', '/API//Staff/./session', '/api/x/../staff'])(
    'has no call of staff at %s',
    async (path) => {
      for (const method of ['GET', 'POST']) {
        const answer = await send(path, method, { origin: 'https://shop.example' })
        expect([answer.statusCode, JSON.parse(answer.text).code]).toEqual([404, 'not_found'])
      }
    },
  )

  test.each([
    ['/operations', 'https://operations.example/operations'],
    ['/operations/orders?status=paid', 'https://operations.example/operations/orders?status=paid'],
    ['/operations//evil.example', 'https://operations.example/operations//evil.example'],
  ])('redirects %s to the console', async (path, expected) => {
    const { statusCode, headers } = await send(path)
    expect([statusCode, headers.location]).toEqual([302, expected])
    expect(headers['cache-control']).toBe('private, no-store')
  })

  test('lets another site read', async () => {
    expect((await send('/api/menu', 'GET', foreign)).statusCode).toBe(503)
  })

  test.each([
    '/',
    '//',
    '/robots.txt',
    '/favicon.svg',
    '/favicon.ico',
    '/r/shop/1/missing.js',
    '/api/menu',
    '/settings',
  ])('sends a policy and requires https with the response to %s', async (path) => {
    const { headers } = await send(path)
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/^default-src '(none|self)'/),
    })
  })

  test('allows a drawing nothing', async () => {
    const { headers } = await send('/favicon.svg')
    expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox")
  })

  test('makes a document load everything by https', async () => {
    expect((await send('/shop')).headers['content-security-policy']).toMatch(/; upgrade-insecure-requests$/)
  })

  test('does not require https on a plain http site', async () => {
    const app = Fastify()
    responseHeaders(app, { isHttps: false })
    app.get('/', (_request, reply) => reply.type('text/html').send('<p>'))
    const { headers } = await app.inject('/')
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests')
    await app.close()
  })

  test.each([
    ['/', 'POST', 405, 'method_not_allowed'],
    ['/api/%ff', 'GET', 503, 'api_unavailable'],
    ['/api/..%2fhealthz', 'GET', 400, 'malformed'],
  ])('responds to %s by %s with the common shape of failures', async (path, method, status, code) => {
    const { statusCode, text } = await send(path, method)
    expect([statusCode, JSON.parse(text)]).toEqual([status, { code, message: expect.any(String) }])
  })

  test('hides internal details of a failure', async () => {
    broken = true
    const { statusCode, text } = await send('/shop')
    broken = false
    expect([statusCode, JSON.parse(text)]).toEqual([500, { code: 'internal', message: expect.any(String) }])
    expect(text).not.toContain('secret')
  })
})
