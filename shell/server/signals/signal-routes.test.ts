import { randomBytes } from 'node:crypto'
import type { ReleaseSet } from '@shop/shared-api/contract'
import Fastify from 'fastify'
import { createDocumentTokens } from '../health/document-tokens'
import { createSignalMeter } from './signal-meter'
import { signalRoutes } from './signal-routes'

const part = (version: string, prefixes: string[]) =>
  ({ version, prefixes, lastKnownGood: null }) as unknown as ReleaseSet['parts'][string]
const set: ReleaseSet = {
  revision: 1,
  id: 'abc',
  parts: {
    shell: part('1.0.0', ['/faqs']),
    catalogue: part('2.0.0', ['/shop']),
    'cart-checkout': part('3.0.0', ['/cart']),
  },
}
const visitor = '203.0.113.7'

function open() {
  const app = Fastify()
  const key = randomBytes(32)
  const tokens = createDocumentTokens(() => key)
  const signals = createSignalMeter(tokens.networkId)
  signalRoutes(app, {
    setById: (id) => (id === 'abc' ? set : undefined),
    tokens,
    signals,
    isPreview: (cookie = '') => cookie.includes('preview'),
  })
  const token = (address = visitor) => tokens.issue('abc', address) ?? ''
  const report = (rest: object = {}, { address = visitor, headers = {} } = {}) =>
    app.inject({
      ...{ method: 'POST', url: '/health/signals', headers, remoteAddress: address },
      payload: { document: token(address), pages: [{ path: '/shop/1', metrics: { lcp: 1_600 } }], ...rest },
    })
  /** Observations of each version and figure since the last call. */
  const counted = () =>
    Object.fromEntries(
      (signals.take()?.versions ?? []).map(({ part: name, version, counts }) => [
        `${name}@${version}`,
        Object.fromEntries(
          Object.entries(counts).map(([figure, counts]) => [
            figure,
            figure === 'funnel' ? counts : counts.reduce((sum, count) => sum + count, 0),
          ]),
        ),
      ]),
    )
  return { report, token, counted }
}

describe('signalRoutes', () => {
  afterEach(() => jest.restoreAllMocks())

  test('counts a page for the versions of its part and the shell in the document', async () => {
    const { report, counted } = open()
    expect((await report({ pages: [{ path: '/shop/1', metrics: { lcp: 1_600, cls: 0 } }] })).statusCode).toBe(204)
    expect(counted()).toEqual({ 'catalogue@2.0.0': { lcp: 1, cls: 1 }, 'shell@1.0.0': { lcp: 1, cls: 1 } })
  })

  test('counts a step of a purchase, and those before it, for every version in the document', async () => {
    const { report, counted } = open()
    await report({ pages: [], step: 'cart' })
    const funnel = [1, 1]
    expect(counted()).toEqual({
      'catalogue@2.0.0': { funnel },
      'shell@1.0.0': { funnel },
      'cart-checkout@3.0.0': { funnel },
    })
    await report({ pages: [], step: 'order' })
    expect(counted()['cart-checkout@3.0.0']).toEqual({ funnel: [0, 0, 1] })
  })

  test('counts a network once an hour, however many documents and reports it has', async () => {
    const { report, counted } = open()
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-03-01T10:00:00Z'))
    for (let index = 0; index < 50; index += 1) await report({ step: 'view' })
    expect(counted()['catalogue@2.0.0']).toEqual({ lcp: 1, funnel: [1] })
    clock.mockReturnValue(Date.parse('2026-03-01T11:00:00Z'))
    await report({ step: 'view' })
    expect(counted()['catalogue@2.0.0']).toEqual({ lcp: 1, funnel: [1] })
  })

  test('counts nothing of forged or foreign tokens, previews, and browsers that object', async () => {
    const { report, token, counted } = open()
    await report({ document: 'abc.0.x.y' })
    await report({ document: token('198.51.100.1') })
    await report({}, { headers: { cookie: 'preview=1' } })
    await report({}, { headers: { 'sec-gpc': '1' } })
    expect(counted()).toEqual({})
  })

  test.each([
    ['a negative value', { pages: [{ path: '/shop', metrics: { lcp: -1 } }] }],
    ['a value that is no number', { pages: [{ path: '/shop', metrics: { lcp: 'x' } }] }],
    ['an unknown metric', { pages: [{ path: '/shop', metrics: { fps: 1 } }] }],
    ['an unknown step', { step: 'refund' }],
    ['a version', { version: '9.9.9' }],
    ['too many pages', { pages: Array.from({ length: 21 }, () => ({ path: '/shop', metrics: {} })) }],
  ])('refuses a report with %s', async (_name, rest) => {
    const { report, counted } = open()
    expect((await report(rest)).statusCode).toBe(400)
    expect(counted()).toEqual({})
  })
})
