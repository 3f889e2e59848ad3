import { until } from '@shop/shared-api/testing/until'
import Fastify, { type FastifyInstance } from 'fastify'
import { createDocumentTokens } from '../health/document-tokens'
import { createHealthMeter } from '../health/health-meter'
import type { LiveSite } from '../release-set/live-site'
import { documentRoutes } from './document-routes'

const page = { status: 200, html: '', inlineStyles: [], scriptHashes: [], cache: 'public', failures: [] }

/** A document server with renderings that last until the test ends them. */
function slowShop() {
  const ends: (() => void)[] = []
  const warnings: string[] = []
  const state = { running: 0, most: 0, isHeld: true }
  const renderer = {
    async render(url: string, options?: { inBrowser?: unknown }) {
      if (options?.inBrowser) return { ...page, status: 503, html: '<p>frame</p>', cache: 'private' }
      state.most = Math.max(state.most, (state.running += 1))
      if (state.isHeld) await new Promise<void>((end) => ends.push(end))
      state.running -= 1
      return { ...page, html: `https://shop.example${url}` }
    },
    accessTo: () => ({ redirectTo: null, isForEveryone: true }),
    parametersAt: () => undefined,
  }
  const prepared = { set: { revision: 1, id: 'live', parts: {} }, replaced: [], renderer }
  const site = { current: () => prepared, hasCanary: () => false } as unknown as LiveSite
  const app = Fastify()
  app.log.warn = ((_details: unknown, message: string) => void warnings.push(message)) as FastifyInstance['log']['warn']
  const meter = createHealthMeter()
  const tokens = createDocumentTokens(() => undefined)
  const previews = { answer: async () => undefined, shownTo: () => undefined, allows: () => false }
  documentRoutes(app, { site, origin: 'https://shop.example', meter, tokens, previews })
  return {
    state,
    warnings,
    meter,
    /** Waits until this many pages are being rendered. */
    running: (count: number) => until(() => state.running === count),
    open: (url: string, remoteAddress = '203.0.113.7', headers = {}) => app.inject({ url, remoteAddress, headers }),
    finish() {
      state.isHeld = false
      ends.splice(0).forEach((end) => end())
    },
  }
}

describe('documentRoutes under load', () => {
  test('renders two pages at once per network, independently of other networks', async () => {
    const { state, open, finish, running } = slowShop()
    const flood = Array.from({ length: 16 }, (_, index) => open(`/shop/1?x=${index}`))
    await running(2)
    const honest = open('/sale', '198.51.100.9')
    await running(3)
    finish()
    expect((await honest).statusCode).toBe(200)
    expect(new Set((await Promise.all(flood)).map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect(state.most).toBe(3)
  })

  test('sends the uncacheable frame for requests over the limit, and blames no part', async () => {
    const { open, finish, running, meter } = slowShop()
    const waiting = Array.from({ length: 22 }, (_, index) => open(`/shop/1?x=${index}`))
    await running(2)
    const { statusCode, headers, body } = await open('/shop/1?x=last')
    expect([statusCode, body]).toEqual([503, '<p>frame</p>'])
    expect(headers).toMatchObject({ 'retry-after': '5', 'cache-control': 'private, no-store' })
    expect(meter.take()).toBeNull()
    finish()
    await Promise.all(waiting)
  })

  test('counts the addresses of one IPv6 network as one', async () => {
    const { state, open, finish, running } = slowShop()
    const all = Array.from({ length: 8 }, (_, index) => open(`/?x=${index}`, `2001:db8:1:2::${index + 1}`))
    await running(2)
    finish()
    await Promise.all(all)
    expect(state.most).toBe(2)
  })

  test('rate-limits renderings per network, but not cached pages', async () => {
    const { open, finish } = slowShop()
    finish()
    const time = Date.now()
    jest.spyOn(Date, 'now').mockImplementation(() => time)
    for (let visit = 0; visit < 300; visit += 1) expect((await open('/')).statusCode).toBe(200)
    const statuses: number[] = []
    for (let index = 0; index < 121; index += 1) statuses.push((await open(`/?x=${index}`)).statusCode)
    jest.restoreAllMocks()
    expect([statuses.indexOf(503), (await open('/')).statusCode]).toEqual([119, 200])
  })

  test('shares one limit among visitors of an unnamed proxy, and warns once', async () => {
    const { state, warnings, open, finish, running } = slowShop()
    const all = Array.from({ length: 12 }, (_, index) =>
      open(`/?x=${index}`, '10.0.0.5', { 'x-forwarded-for': `203.0.113.${index}` }),
    )
    await running(8)
    finish()
    await Promise.all(all)
    expect(state.most).toBe(8)
    expect(warnings).toEqual([expect.stringContaining('TRUSTED_PROXIES')])
  })

  test('gives a visitor with a forged forwarding header no more renderings', async () => {
    const { state, open, finish, running } = slowShop()
    const all = Array.from({ length: 12 }, (_, index) =>
      open(`/?x=${index}`, '203.0.113.7', { 'x-forwarded-for': `198.51.100.${index}` }),
    )
    await running(2)
    finish()
    await Promise.all(all)
    expect(state.most).toBe(2)
  })

  test('sends old documents with an Age header and a short lifetime, and fresh ones with stale-if-error for a day', async () => {
    const { open, finish, state } = slowShop()
    finish()
    const fresh = await open('/shop')
    expect(fresh.headers['cdn-cache-control']).toBe(
      'public, max-age=5, stale-while-revalidate=60, stale-if-error=86400',
    )
    expect(fresh.headers['x-served-stale']).toBeUndefined()
    const time = Date.now() + 3_600_000
    jest.spyOn(Date, 'now').mockImplementation(() => time)
    state.isHeld = true
    const old = await open('/shop')
    jest.restoreAllMocks()
    expect([old.statusCode, old.headers['x-served-stale']]).toEqual([200, expect.stringMatching(/^36\d\d$/)])
    expect(old.headers['cdn-cache-control']).toBe('public, max-age=5')
    finish()
  })
})
