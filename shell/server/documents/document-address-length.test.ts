import Fastify from 'fastify'
import { createDocumentTokens } from '../health/document-tokens'
import { createHealthMeter } from '../health/health-meter'
import type { LiveSite } from '../release-set/live-site'
import { readSiteData } from '../render-pool/site-data'
import { documentRoutes } from './document-routes'

let renders = 0
const page = { status: 200, inlineStyles: [], scriptHashes: [], cache: 'public', failures: [] }
const set = { revision: 3, id: 'live', parts: {} }
const prepared = {
  set,
  replaced: [],
  renderer: { ...readSiteData(null, set), render: async () => ({ ...page, html: `rendering ${++renders}` }) },
}
const site = { current: () => prepared, hasCanary: () => false } as unknown as LiveSite
const tokens = createDocumentTokens(() => undefined)
const previews = { answer: async () => undefined, shownTo: () => undefined, allows: () => false }
const app = Fastify()
documentRoutes(app, {
  site,
  origin: 'https://shop.example',
  meter: createHealthMeter(),
  tokens,
  previews,
})
beforeAll(() => jest.spyOn(Date, 'now').mockReturnValue(Date.now()))
afterAll(async () => {
  jest.restoreAllMocks()
  await app.close()
})

const open = (url: string) => app.inject({ url, remoteAddress: '192.0.2.1' })

describe('document routes', () => {
  test('are cached up to a URL of 512 characters, and rendered at each visit beyond', async () => {
    const longest = '/shop?search='.padEnd(512, 'x')
    expect([(await open(longest)).body, (await open(longest)).body]).toEqual(['rendering 1', 'rendering 1'])
    expect([(await open(`${longest}x`)).body, (await open(`${longest}x`)).body]).toEqual(['rendering 2', 'rendering 3'])
  })
})
