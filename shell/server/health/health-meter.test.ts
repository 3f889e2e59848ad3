import type { ReleaseSet } from '@shop/shared-api/contract'
import type { RenderedDocument } from '../../src/server-render/create-renderer'
import type { PreparedSet } from '../render-pool/prepared-set'
import { createHealthMeter } from './health-meter'

const part = (version: string, prefixes: string[]) => ({ version, prefixes }) as ReleaseSet['parts'][string]
const set: ReleaseSet = {
  revision: 1,
  parts: { shell: part('1.0.0', ['/faqs']), catalogue: part('2.0.0', ['/', '/shop']), cart: part('3.0.0', ['/cart']) },
}
const prepared = { set, replaced: [] as PreparedSet['replaced'] } as PreparedSet
const page = (rest: Partial<RenderedDocument> = {}) =>
  ({ status: 200, failures: [], ...rest }) as unknown as RenderedDocument
const visitor = '203.0.113.7'

function partsOf(meter: ReturnType<typeof createHealthMeter>) {
  const parts = meter.take()?.parts ?? []
  return Object.fromEntries(parts.map((report) => [`${report.part}@${report.version}`, report]))
}

describe('createHealthMeter', () => {
  test('counts a page for its part, and an exposure for every part of the set', () => {
    const meter = createHealthMeter()
    meter.documentSent(prepared, '/shop/1', page(), visitor)
    const counted = partsOf(meter)
    expect(counted['catalogue@2.0.0']).toMatchObject({
      views: 1,
      exposures: 1,
      renders: 1,
      renderFailures: 0,
      pageNetworks: { seen: [visitor], failed: [] },
    })
    expect(counted['cart@3.0.0']).toMatchObject({ views: 0, exposures: 1, renders: 0 })
    expect(counted['shell@1.0.0']).toMatchObject({ views: 0, renders: 1 })
    expect(meter.take()).toBeNull()
  })

  test('counts a cached document as a view, not as a render', () => {
    const meter = createHealthMeter()
    const rendered = page()
    for (let count = 0; count < 10_000; count += 1) meter.documentSent(prepared, '/shop/1', rendered, visitor)
    expect(partsOf(meter)['catalogue@2.0.0']).toMatchObject({ views: 10_000, renders: 1 })
  })

  test('distinguishes reported failures of pages, of widgets and of the API', () => {
    const meter = createHealthMeter()
    const failure = { path: '/shop/1', message: 'x is\u202E\n not a function', cause: 'code', kind: 'handler' } as const
    meter.failureReported(set, { ...failure, part: 'catalogue', version: '2.0.0' }, visitor)
    meter.failureReported(set, { ...failure, part: 'cart', version: '3.0.0' }, visitor)
    meter.failureReported(set, { ...failure, part: 'cart', version: '3.0.0', cause: 'api' }, visitor)
    const counted = partsOf(meter)
    expect(counted['catalogue@2.0.0']).toMatchObject({ pageFailures: 1, widgetFailures: 0, renderFailures: 0 })
    expect(counted['catalogue@2.0.0']?.pageNetworks).toEqual({ seen: [visitor], failed: [visitor] })
    expect(counted['cart@3.0.0']).toMatchObject({ pageFailures: 0, widgetFailures: 1, apiFailures: 1 })
    expect(counted['cart@3.0.0']?.failureKinds).toEqual({ handler: 1 })
    expect(counted['cart@3.0.0']).toMatchObject({ messages: [], reportedMessages: ['x is not a function'] })
  })

  test('counts failures of a version although visitors were shown the previous one', () => {
    const meter = createHealthMeter()
    const error = new Error('boom')
    const failures = [{ part: 'catalogue', version: '2.0.0', to: '1.9.0', error }]
    meter.documentSent(prepared, '/shop', page({ failures }), visitor)
    const broken = { ...prepared, replaced: [{ part: 'catalogue', version: '2.1.0', message: 'does not start' }] }
    const rendered = page()
    meter.documentSent(broken, '/shop', rendered, visitor)
    meter.documentSent(broken, '/shop', rendered, visitor)
    const counted = partsOf(meter)
    expect(counted['catalogue@2.0.0']).toMatchObject({ renders: 2, renderFailures: 1, messages: ['boom'] })
    expect(counted['catalogue@2.1.0']).toMatchObject({ renders: 2, renderFailures: 2 })
  })

  test('weights renders of one network as twenty per report, with its failure rate', () => {
    const meter = createHealthMeter()
    const failures = [{ part: 'catalogue', version: '2.0.0', to: '1.9.0', error: new Error('boom') }]
    for (let count = 0; count < 1_000; count += 1) {
      const address = `2001:db8:0:1::${count.toString(16)}`
      meter.documentSent(prepared, '/shop', page(count % 5 ? {} : { failures }), address)
    }
    expect(partsOf(meter)['catalogue@2.0.0']).toMatchObject({ renders: 20, renderFailures: 4 })
  })

  test('counts an error outside a render as a failed render of its version', () => {
    const meter = createHealthMeter()
    meter.codeFailed('catalogue', '2.0.0', new Error('thrown by a timer'))
    expect(partsOf(meter)['catalogue@2.0.0']).toMatchObject({
      renders: 1,
      renderFailures: 1,
      messages: ['thrown by a timer'],
    })
  })

  test('blames no part for a page that the API could not fill', () => {
    const meter = createHealthMeter()
    meter.apiAnswered(false)
    meter.apiProxied(false, visitor)
    meter.documentSent(prepared, '/shop', page({ status: 503 }), visitor)
    const report = meter.take()
    expect(report).toMatchObject({ api: { calls: 1, failures: 1 }, proxied: { calls: 1, failures: 1, networks: 1 } })
    expect(report?.parts.find(({ part: name }) => name === 'catalogue')).toMatchObject({
      renderFailures: 0,
      apiFailures: 1,
    })
  })
})
