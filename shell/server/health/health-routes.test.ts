import { randomBytes } from 'node:crypto'
import type { ReleaseSet } from '@shop/shared-api/contract'
import Fastify from 'fastify'
import { createErrorMeter } from '../errors/error-meter'
import type { LiveSite } from '../release-set/live-site'
import { createDocumentTokens } from './document-tokens'
import { createHealthMeter } from './health-meter'
import { healthRoutes } from './health-routes'

const part = (version: string, prefixes: string[]) =>
  ({ version, prefixes, lastKnownGood: null }) as unknown as ReleaseSet['parts'][string]
const set: ReleaseSet = {
  revision: 1,
  id: 'abc',
  parts: { shell: part('1.0.0', ['/faqs']), catalogue: part('2.0.0', ['/shop']) },
}
const site = {
  versions: (name: string) => (name === 'catalogue' ? ['2.0.0', '2.1.0'] : name === 'shell' ? ['1.0.0'] : []),
  setById: (id: string) => (id === 'abc' ? set : undefined),
} as unknown as LiveSite
const visitor = '203.0.113.7'

function open() {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } } })
  const key = randomBytes(32)
  const tokens = createDocumentTokens(() => key)
  const meter = createHealthMeter(tokens.networkId)
  const isPreview = (cookie = '') => cookie.includes('preview')
  const errors = createErrorMeter()
  healthRoutes(app, { site, meter, tokens, errors, origin: 'https://shop.example', setOf: () => 'abc', isPreview })
  const send = (url: string, payload: object, { address = visitor, headers = {} } = {}) =>
    app.inject({ method: 'POST', url, payload, headers, remoteAddress: address })
  const token = (address = visitor, id = 'abc') => tokens.issue(id, address) ?? ''
  const report = (rest: object = {}, options: { address?: string; headers?: object } = {}) =>
    send('/health/part-failures', { ...failure, document: token(options.address), ...rest }, options)
  const failures = () =>
    meter.take()?.parts.reduce((sum, report) => sum + report.pageFailures + report.apiFailures, 0) ?? 0
  return { lines, meter, errors, send, token, report, failures }
}
const failure = { part: 'catalogue', version: '2.0.0', to: '1.0.0', message: 'boom', path: '/shop/1' }

describe('healthRoutes', () => {
  test('counts only failures of versions in the reporting document', async () => {
    const { report, failures } = open()
    expect((await report()).statusCode).toBe(204)
    await report({ version: '9.9.9' })
    await report({ version: '2.1.0' })
    await report({ part: 'shell', version: '1.0.0', to: null })
    expect(failures()).toBe(1)
  })

  test('counts a document once, and only with a token of the same network', async () => {
    const { report, token, failures } = open()
    const own = token()
    await report({ document: own })
    await report({ document: own })
    await report({ document: '' })
    await report({ document: token('203.0.113.8') })
    await report({ document: token(visitor, 'gone') })
    expect(failures()).toBe(1)
  })

  test('collects the places of five different errors of a document, each once, and none of the API or previews', async () => {
    const { report, token, errors } = open()
    const own = token()
    const stack = 'at x (https://shop.example/r/catalogue/2.0.0/shop.js:1:200)'
    await report({ stack, cause: 'api' })
    await report({ stack }, { headers: { cookie: 'preview=1' } })
    await report({ stack, version: '9.9.9' })
    expect(errors.take()).toBeNull()
    for (const message of ['a', 'a', 'b', 'c', 'd', 'e', 'f', 'g'])
      await report({ document: own, stack, message, breadcrumbs: ['/shop/2'] })
    const found = errors.take()?.errors ?? []
    expect(found.map(({ message }) => message)).toEqual(['a', 'b', 'c', 'd', 'e'])
    const frame = { part: 'catalogue', version: '2.0.0', file: 'shop.js', line: 1, column: 200 }
    expect(found[0]).toMatchObject({ count: 1, frames: [frame], path: '/shop/:id', breadcrumbs: ['/shop/:id'] })
  })

  test('counts nothing of a visitor who previews a version', async () => {
    const { report, failures } = open()
    expect((await report({}, { headers: { cookie: 'preview=1' } })).statusCode).toBe(204)
    expect(failures()).toBe(0)
  })

  test.each([
    ['the part that owns the page', { part: undefined, version: undefined }, { part: 'catalogue', version: '2.0.0' }],
    [
      'the named part in the version of the set',
      { part: 'shell', version: undefined },
      { part: 'shell', version: '1.0.0' },
    ],
  ])('counts a hanging page for %s', async (_name, named, expected) => {
    const { report, meter } = open()
    await report({ ...named, kind: 'hang', to: undefined })
    expect(meter.take()?.parts).toMatchObject([{ ...expected, failureKinds: { hang: 1 } }])
  })

  test.each(['hang', 'hydrate'])(
    'lets the next document of a visitor avoid a version after a %s failure',
    async (kind) => {
      const { report } = open()
      const cookie = ({ headers }: Awaited<ReturnType<typeof report>>) => headers['set-cookie']
      expect(cookie(await report({ kind }))).toMatch(/^release-recovery=catalogue%402\.0\.0; .*HttpOnly/)
      expect(cookie(await report({ kind, document: 'forged' }))).toBeUndefined()
      expect(cookie(await report({ kind, version: '2.1.0' }))).toBeUndefined()
      expect(cookie(await report({ kind: 'render' }))).toBeUndefined()
    },
  )

  test('counts once that a document became interactive', async () => {
    const { send, token, meter } = open()
    const document = token()
    for (const sent of [document, document, 'forged']) {
      expect((await send('/health/hydrated', { document: sent, path: '/shop' })).statusCode).toBe(204)
    }
    expect((await send('/health/hydrated', { document })).statusCode).toBe(400)
    expect(meter.take()?.parts).toMatchObject([{ part: 'catalogue', hydratedViews: 1, pageFailures: 0 }])
  })

  test('refuses what is no report', async () => {
    const { send, failures } = open()
    for (const payload of [{}, { ...failure, path: 'http://x' }, { ...failure, part: '../x' }]) {
      expect((await send('/health/part-failures', payload)).statusCode).toBe(400)
    }
    expect((await send('/health/part-failures', { ...failure, message: 'x'.repeat(9_000) })).statusCode).toBe(413)
    expect(failures()).toBe(0)
  })

  test.each([
    ['one address', () => visitor],
    ['many addresses of one /64', (count: number) => `2001:db8:1:2::${count.toString(16)}`],
    ['both forms of one IPv4 address', (count: number) => (count % 2 ? visitor : `::ffff:${visitor}`)],
  ])('reads thirty failures a minute of %s, and reports one network', async (_name, address) => {
    const { report, meter } = open()
    for (let count = 1; count <= 50; count += 1) await report({}, { address: address(count) })
    const counted = meter.take()?.parts[0]
    expect(counted?.pageFailures).toBe(30)
    expect([counted?.pageNetworks.seen.length, counted?.pageNetworks.failed.length]).toEqual([1, 1])
  })

  test("logs one line per minute and version, with the visitor's text in its own field", async () => {
    const { report, lines } = open()
    for (let count = 0; count < 500; count += 1) await report({ message: `boom\n${count}` })
    for (let count = 0; count < 500; count += 1) await report({ version: `9.9.${count}` })
    // Counted, beyond the limit, and not served.
    expect(lines).toHaveLength(3)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      msg: 'a browser reports a failed part',
      reportedByBrowser: { message: 'boom 0' },
    })
    expect(lines.join('').length).toBeLessThan(2_000)
  })

  test('counts reported page views, six hundred per minute and network, but not as documents sent', async () => {
    const { send, token, meter } = open()
    const views = { document: token(), paths: Array.from({ length: 20 }, () => '/shop') }
    for (let count = 0; count < 40; count += 1) expect((await send('/health/page-views', views)).statusCode).toBe(204)
    await send('/health/page-views', { ...views, document: '' })
    expect(meter.take()?.parts).toMatchObject([
      { part: 'catalogue', reportedViews: 600, views: 0, exposures: 0, renders: 0 },
    ])
  })

  test('accepts up to twenty pages at once, and responds with the served set', async () => {
    const { send } = open()
    const paths = Array.from({ length: 21 }, () => '/shop')
    expect((await send('/health/page-views', { paths })).statusCode).toBe(400)
    const answer = await send('/health/page-views', { paths: ['/shop'] })
    expect(answer.headers['x-release-set']).toBe('abc')
  })
})
