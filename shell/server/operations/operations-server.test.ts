import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LiveRelease } from '@shop/releases'
import { letterIcon } from '@shop/shared-drawings'
import Fastify from 'fastify'
import pino from 'pino'
import { createDocumentTokens } from '../health/document-tokens'
import { createHealthMeter } from '../health/health-meter'
import type { LiveSite } from '../release-set/live-site'
import { readSiteData } from '../render-pool/site-data'
import { documentOf } from '../testing/test-documents'
import { buildOperationsServer } from './operations-server'

const origin = 'https://operations.example'
const set = { revision: 3, id: 'console', parts: {} }
const current = () => ({
  set,
  replaced: [],
  renderer: { ...readSiteData(null, set), render: async (url: string) => documentOf(url, { cache: 'private' }) },
})

const script = 'export {}'
const folder = mkdtempSync(join(tmpdir(), 'operations-server-'))
mkdirSync(join(folder, 'browser'))
writeFileSync(join(folder, 'browser/main.js'), script)
const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`
const files = { 'browser/main.js': { integrity, bytes: script.length } }

const api = Fastify()
api.all('/*', async ({ url, headers }, reply) =>
  reply.header('set-cookie', 'staff=new; Path=/api/staff').send({ url, headers }),
)

const server = (async () => {
  await api.listen({ port: 0, host: '127.0.0.1' })
  return buildOperationsServer({
    site: { current, hasCanary: () => false, versions: () => ['1.0.0'], setById: () => set } as unknown as LiveSite,
    brand: async () => ({ name: 'Sample Corner', description: '', icon: letterIcon('S') }),
    meter: createHealthMeter(),
    tokens: createDocumentTokens(() => undefined),
    apiUrl: `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`,
    origin,
    shopUrl: 'https://shop.example',
    logger: pino({ level: 'silent' }),
    wasReleased: async () => true,
    findContent: async () => [],
    releaseOf: async (part, version) =>
      ({ version, folder, manifest: { part, version, files } }) as unknown as LiveRelease,
  })
})()
afterAll(async () => {
  await Promise.all([(await server).close(), api.close()])
  rmSync(folder, { recursive: true })
})

const send = async (url: string, headers: Record<string, string> = {}, method: 'GET' | 'POST' = 'GET') =>
  (await server).inject({ url, method, headers: { host: 'operations.example', ...headers } })

describe('operations server', () => {
  test('serves the console uncached, unlisted, and with scripts of its own origin only', async () => {
    const { statusCode, headers, body } = await send('/operations/orders?status=paid')
    expect([statusCode, body]).toEqual([200, '/operations/orders?status=paid'])
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'; script-src 'self';")
    expect(policy).not.toMatch(/https?:/)
  })

  test('redirects its start to the console', async () => {
    const { statusCode, headers } = await send('/')
    expect([statusCode, headers.location]).toEqual([302, '/operations'])
  })

  test.each([
    ['/pages/warranty', 'https://shop.example/pages/warranty'],
    ['/pages/%2F%2Fother.example', 'https://shop.example/pages/%2F%2Fother.example'],
  ])('redirects %s to the shop', async (url, location) => {
    const answer = await send(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([302, location])
  })

  test.each(['/shop', '/login', '/operations-old', '/api/menu', '/api/login', '/api/staff-old', '/sitemap.xml'])(
    'has no %s',
    async (url) => expect((await send(url)).statusCode).toBe(404),
  )

  test.each([
    ['shell', 200],
    ['operations', 200],
    ['catalogue', 404],
  ])('answers for a file of %s with %i', async (part, status) => {
    expect((await send(`/r/${part}/1.0.0/main.js`)).statusCode).toBe(status)
  })

  test('passes calls of staff on with their cookie alone', async () => {
    const cookie = 'token=shopper; logged_in=1; staff=secret'
    const { statusCode, headers, body } = await send('/api/staff/session', { cookie, authorization: 'Bearer shopper' })
    expect(statusCode).toBe(200)
    const passed = JSON.parse(body) as { url: string; headers: Record<string, string> }
    expect(passed.url).toBe('/api/staff/session')
    expect(passed.headers.cookie).toBe('staff=secret')
    expect(passed.headers).not.toHaveProperty('authorization')
    expect(headers['set-cookie']).toBe('staff=new; Path=/api/staff')
  })

  test('passes on the origin of a call', async () => {
    const { body } = await send('/api/staff/session', { origin, 'sec-fetch-site': 'same-origin' })
    expect((JSON.parse(body) as { headers: object }).headers).toMatchObject({ origin, 'sec-fetch-site': 'same-origin' })
  })

  test('refuses a post from another site, the shop included', async () => {
    const answer = await send('/api/staff/operations/orders', { origin: 'https://shop.example' }, 'POST')
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'foreign_origin'])
  })

  test('is closed to crawlers', async () => {
    expect((await send('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
  })
})
