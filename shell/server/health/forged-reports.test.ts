import { randomBytes } from 'node:crypto'
import { promote } from '@shop/releases'
import { stopClock } from '@shop/releases/testing/stopped-clock'
import { watchedRegistry } from '@shop/releases/testing/watched-registry'
import { failureKind, type FailureKind, type ReleaseSet } from '@shop/shared-api/contract'
import Fastify, { type FastifyInstance } from 'fastify'
import { documentRoutes } from '../documents/document-routes'
import type { LiveSite } from '../release-set/live-site'
import { readSiteData } from '../render-pool/site-data'
import { createDocumentTokens } from './document-tokens'
import { createHealthMeter, type HealthMeter } from './health-meter'
import { healthRoutes } from './health-routes'

/** A document server reports every two seconds, the health watch runs every second: 30 s are fifteen rounds. */
const ROUNDS = 15
const FORGED = 10_000

let registry: Awaited<ReturnType<typeof watchedRegistry>>
let shop: FastifyInstance
let meter: HealthMeter
/** Whether the render of the running number fails. */
let fails: (render: number) => boolean

stopClock('Date')
beforeEach(async () => {
  registry = await watchedRegistry()
  await registry.goLive({ version: '1.0.0' })
  await registry.goLive({ version: '1.1.0' })
  fails = () => false
  shop = openShop()
})
afterEach(async () => {
  await shop.close()
  await registry.remove()
})

/** A document server with the catalogue's 1.1.0, which falls back to 1.0.0 where a render fails. */
function openShop(): FastifyInstance {
  const part = (version: string, prefixes: string[], lastKnownGood: object | null) =>
    ({ version, prefixes, lastKnownGood }) as unknown as ReleaseSet['parts'][string]
  const parts = { shell: part('1.0.0', ['/faqs'], null), catalogue: part('1.1.0', ['/shop'], { version: '1.0.0' }) }
  const set: ReleaseSet = { revision: 2, id: 'live', parts }
  let renders = 0
  const failure = { part: 'catalogue', version: '1.1.0', to: '1.0.0', error: new Error('a planted fault') }
  const render = async () => {
    renders += 1
    const failures = fails(renders) ? [failure] : []
    return { status: 200, html: '<h1>List</h1>', inlineStyles: [], scriptHashes: [], cache: 'public', failures }
  }
  const prepared = { set, replaced: [], renderer: { ...readSiteData(null, set), render } }
  const site = {
    current: () => prepared,
    hasCanary: () => false,
    versions: (name: string) => (name === 'catalogue' ? ['1.1.0', '1.0.0'] : ['1.0.0']),
    setById: (id: string) => (id === 'live' ? set : undefined),
  } as unknown as LiveSite
  const key = randomBytes(32)
  const tokens = createDocumentTokens(() => key)
  meter = createHealthMeter(tokens.networkId)
  const app = Fastify()
  const previews = { answer: async () => undefined, shownTo: () => undefined, allows: () => false }
  healthRoutes(app, {
    site,
    meter,
    tokens,
    origin: 'https://shop.example',
    setOf: () => 'live',
    isPreview: () => false,
  })
  documentRoutes(app, { site, origin: 'https://shop.example', meter, tokens, previews })
  return app
}

let visits = 0
/** Opens an uncached page; returns its token. */
async function visit(remoteAddress: string): Promise<string> {
  visits += 1
  const { headers } = await shop.inject({ url: `/shop?page=${visits}`, remoteAddress })
  return /desc="(.+)"/.exec(String(headers['server-timing']))?.[1] ?? ''
}
const post = (url: string, payload: object, remoteAddress: string) =>
  shop.inject({ method: 'POST', url, payload, remoteAddress })
const report = (document: string, address: string, kind: FailureKind = 'load') =>
  post(
    '/health/part-failures',
    { document, part: 'catalogue', version: '1.1.0', to: '1.0.0', message: 'made up', path: '/shop', kind },
    address,
  )

/** The addresses of one visitor: an IPv4 address in both forms, and a full /64. */
const forgers = (count: number) =>
  ['198.51.100.66', '::ffff:198.51.100.66', `2001:db8:6:6::${count.toString(16)}`][count % 3] as string

/** A part of the 10,000 forged reports and views, each with a good token, as often fresh as used. */
async function forge(round: number): Promise<void> {
  const share = Math.ceil(FORGED / ROUNDS)
  let token = ''
  for (let count = round * share; count < (round + 1) * share; count += 1) {
    const address = forgers(count)
    if (count % 20 < 3 || token === '') token = await visit(address)
    await report(token, address, failureKind.options[count % failureKind.options.length])
    if (count % 4 === 0) await post('/health/hydrated', { document: token, path: '/shop' }, address)
    if (count % 3 === 0) {
      await post('/health/page-views', { document: token, paths: Array.from({ length: 20 }, () => '/shop') }, address)
    }
  }
}

const customers = Array.from({ length: 10 }, (_, index) => `203.0.113.${index + 1}`)
/** Runs rounds until the watch acts; returns their number. */
async function roundsUntilMoved(act: (round: number) => Promise<void>): Promise<number> {
  for (let round = 0; round < ROUNDS; round += 1) {
    await act(round)
    const counted = meter.take()
    if (counted) await registry.context.store.reportHealth(counted)
    for (let second = 0; second < 2; second += 1) {
      jest.setSystemTime(Date.now() + 1_000)
      await registry.look()
      if ((await registry.watchMoves()).length > 0) return round + 1
    }
  }
  return Infinity
}

describe('visitors and releases', () => {
  test('10,000 forged reports and views from one network have no effect', async () => {
    expect(
      await roundsUntilMoved(async (round) => {
        for (const address of customers) await visit(address)
        await forge(round)
      }),
    ).toBe(Infinity)
    expect(await registry.liveVersion('catalogue')).toBe('1.1.0')
    expect(await registry.watchMoves()).toEqual([])
  })

  test('a fault in a fifth of the renders is rolled back within 30 s under the same flood', async () => {
    fails = (render) => render % 5 === 0
    const rounds = await roundsUntilMoved(async (round) => {
      for (const address of customers) await visit(address)
      await forge(round)
    })
    expect(rounds).toBeLessThanOrEqual(ROUNDS)
    expect(await registry.watchMoves()).toEqual(['rollback'])
    expect(JSON.stringify(await registry.context.store.listAudit())).not.toContain('made up')
  })

  test('a browser-only fault seen by several networks is rolled back within 30 s under the same flood', async () => {
    const rounds = await roundsUntilMoved(async (round) => {
      for (const [index, address] of customers.entries()) {
        const token = await visit(address)
        if (index % 2 === 0) await report(token, address, failureKind.options[index % failureKind.options.length])
        else await post('/health/hydrated', { document: token, path: '/shop' }, address)
      }
      await forge(round)
    })
    expect(rounds).toBeLessThanOrEqual(ROUNDS)
    expect(await registry.watchMoves()).toEqual(['rollback'])
  })

  test('behind an unnamed proxy, where all visitors share one address, only renders count', async () => {
    const proxy = '10.0.0.1'
    const allFail = async () => {
      for (let count = 0; count < 10; count += 1) await report(await visit(proxy), proxy)
    }
    expect(await roundsUntilMoved(allFail)).toBe(Infinity)
    fails = (render) => render % 5 === 0
    expect(await roundsUntilMoved(allFail)).toBeLessThanOrEqual(ROUNDS)
  })

  test('a canary that fails is aborted within 30 s while a visitor makes calls to the API fail', async () => {
    await registry.publish({ version: '1.2.0' })
    await promote(
      registry.context,
      { by: 'Ada', role: 'local' },
      { targets: [{ part: 'catalogue', version: '1.2.0' }], canary: 50 },
    )
    const canary = { part: 'catalogue', version: '1.2.0', to: '1.1.0', error: new Error('a planted fault') }
    const part = { version: '1.2.0', prefixes: ['/shop'], lastKnownGood: null }
    const prepared = { set: { revision: 3, id: 'trial', parts: { catalogue: part } }, replaced: [] }
    const rounds = await roundsUntilMoved(async () => {
      for (let count = 0; count < 14; count += 1) meter.apiProxied(false, forgers(count))
      for (const [index, address] of customers.entries()) {
        const rendered = { status: 200, failures: index % 5 === 0 ? [canary] : [] }
        meter.documentSent(prepared as never, '/shop', rendered as never, address)
      }
    })
    expect(rounds).toBeLessThanOrEqual(ROUNDS)
    expect(await registry.watchMoves()).toEqual(['abort'])
  })
})
