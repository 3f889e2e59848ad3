import type { ReleaseSet } from '@shop/shared-api/contract'
import type { RenderedDocument } from '../../src/server-render/create-renderer'
import type { PreparedSet } from '../release-set/prepare-set'
import { createHealthMeter } from './health-meter'

const part = (version: string, prefixes: string[]) => ({ version, prefixes }) as ReleaseSet['parts'][string]
const set: ReleaseSet = {
  revision: 1,
  parts: { shell: part('1.0.0', ['/faqs']), catalogue: part('2.0.0', ['/', '/shop']), cart: part('3.0.0', ['/cart']) },
}
const prepared = { set, replaced: [] as PreparedSet['replaced'] } as PreparedSet
const page = { status: 200, failures: [] as RenderedDocument['failures'] } as RenderedDocument

function partsOf(meter: ReturnType<typeof createHealthMeter>) {
  const parts = meter.take()?.parts ?? []
  return Object.fromEntries(parts.map((one) => [`${one.part}@${one.version}`, one]))
}

describe('the meter of the parts’ health', () => {
  it('counts a page for the part that answers it, and an exposure for every part of the set', () => {
    const meter = createHealthMeter()
    meter.documentSent(prepared, '/shop/1', page)
    const counted = partsOf(meter)
    expect(counted['catalogue@2.0.0']).toMatchObject({ views: 1, exposures: 1, pageFailures: 0 })
    expect(counted['cart@3.0.0']).toMatchObject({ views: 0, exposures: 1 })
    expect(meter.take()).toBeNull()
  })

  it('tells a failed page from a failed widget, and both from the API', () => {
    const meter = createHealthMeter()
    const failure = { path: '/shop/1', message: 'x is not a function', cause: 'code' } as const
    meter.failed(set, { ...failure, part: 'catalogue', version: '2.0.0' })
    meter.failed(set, { ...failure, part: 'cart', version: '3.0.0' })
    meter.failed(set, { ...failure, part: 'cart', version: '3.0.0', cause: 'api' })
    const counted = partsOf(meter)
    expect(counted['catalogue@2.0.0']).toMatchObject({ pageFailures: 1, widgetFailures: 0 })
    expect(counted['cart@3.0.0']).toMatchObject({ pageFailures: 0, widgetFailures: 1, apiFailures: 1 })
    expect(counted['cart@3.0.0']?.messages).toEqual(['x is not a function'])
  })

  it('counts what a version did on the server, though its visitors were shown the version before', () => {
    const meter = createHealthMeter()
    const error = new Error('boom')
    meter.documentSent(prepared, '/shop', {
      ...page,
      failures: [{ part: 'catalogue', version: '2.0.0', to: '1.9.0', error }],
    })
    const broken = { ...prepared, replaced: [{ part: 'catalogue', version: '2.1.0', message: 'does not start' }] }
    meter.documentSent(broken, '/shop', page)
    const counted = partsOf(meter)
    expect(counted['catalogue@2.0.0']).toMatchObject({ pageFailures: 1, messages: ['boom'] })
    expect(counted['catalogue@2.1.0']).toMatchObject({ views: 1, pageFailures: 1 })
  })

  it('lays a page that the API could not fill at nobody’s door', () => {
    const meter = createHealthMeter()
    meter.apiAnswered(false)
    meter.documentSent(prepared, '/shop', { ...page, status: 503 })
    const report = meter.take()
    expect(report?.api).toEqual({ calls: 1, failures: 1 })
    expect(report?.parts.find(({ part: name }) => name === 'catalogue')).toMatchObject({
      pageFailures: 0,
      apiFailures: 1,
    })
  })
})
