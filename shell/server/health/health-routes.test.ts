import type { ReleaseSet } from '@shop/shared-api/contract'
import Fastify from 'fastify'
import type { LiveSite } from '../release-set/live-site'
import { createHealthMeter } from './health-meter'
import { healthRoutes } from './health-routes'

const part = { version: '2.0.0', prefixes: ['/shop'] } as ReleaseSet['parts'][string]
const set: ReleaseSet = { revision: 1, id: 'abc', parts: { catalogue: part } }
const site = {
  current: () => ({ set }),
  versions: (name: string) => (name === 'catalogue' ? ['2.0.0'] : name === 'shell' ? ['1.0.0'] : []),
  setById: (id: string) => (id === 'abc' ? set : undefined),
} as unknown as LiveSite

function open() {
  const app = Fastify()
  const meter = createHealthMeter()
  healthRoutes(app, { site, meter, setOf: () => 'abc', isPreview: (cookie = '') => cookie.includes('preview') })
  const send = (url: string, payload: object, headers = {}) => app.inject({ method: 'POST', url, payload, headers })
  const failures = () => meter.take()?.parts.reduce((sum, one) => sum + one.pageFailures + one.apiFailures, 0) ?? 0
  return { app, meter, send, failures }
}
const failure = { part: 'catalogue', version: '2.0.0', to: '1.0.0', message: 'boom', path: '/shop/1' }

describe('what browsers report', () => {
  it('counts a failure of a version that is served, and no other', async () => {
    const { send, failures } = open()
    expect((await send('/health/part-failures', failure)).statusCode).toBe(204)
    await send('/health/part-failures', { ...failure, version: '9.9.9' })
    await send('/health/part-failures', { ...failure, part: 'shell', version: '1.0.0', to: null })
    expect(failures()).toBe(1)
  })

  it('counts nothing of somebody who tries a version that is not live', async () => {
    const { send, failures } = open()
    expect((await send('/health/part-failures', failure, { cookie: 'preview=1' })).statusCode).toBe(204)
    expect(failures()).toBe(0)
  })

  it('refuses what is no report', async () => {
    const { send, failures } = open()
    for (const payload of [{}, { ...failure, path: 'http://x' }, { ...failure, part: '../x' }]) {
      expect((await send('/health/part-failures', payload)).statusCode).toBe(400)
    }
    expect(failures()).toBe(0)
  })

  it('listens to one address thirty times a minute, so that nobody alone brings a release down', async () => {
    const { send, failures } = open()
    for (let count = 0; count < 50; count += 1) await send('/health/part-failures', failure)
    expect(failures()).toBe(30)
  })

  it('counts six hundred pages of one address a minute, so that nobody alone drowns the failures of a release', async () => {
    const { send, meter } = open()
    const told = { set: 'abc', paths: Array.from({ length: 50 }, () => '/shop') }
    for (let count = 0; count < 15; count += 1) expect((await send('/health/page-views', told)).statusCode).toBe(204)
    expect(meter.take()?.parts).toMatchObject([{ part: 'catalogue', views: 600 }])
  })

  it('counts the pages that were shown without a document', async () => {
    const { send, meter } = open()
    await send('/health/page-views', { set: 'abc', paths: ['/shop', '/shop/2'] })
    await send('/health/page-views', { set: 'unknown', paths: ['/shop'] })
    expect(meter.take()?.parts).toMatchObject([{ part: 'catalogue', views: 2 }])
  })
})
