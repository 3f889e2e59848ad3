import Fastify from 'fastify'
import { documentRoutes } from '../documents/document-routes'
import type { DocumentCaching } from '../documents/document-source'
import { createDocumentTokens } from '../health/document-tokens'
import { createHealthMeter } from '../health/health-meter'
import type { LiveSite } from '../release-set/live-site'
import { readSiteData } from '../render-pool/site-data'
import { documentOf } from './test-documents'

const origin = 'https://shop.example'
const access = { members: [], guests: [], loginPath: '/login', homePath: '/' }
const routes = [
  { id: 'catalogue/shop', path: '/shop' },
  { id: 'catalogue/product', path: '/shop/:id' },
]
const parameters = { catalogue: { 'catalogue/shop': ['search', 'size'] } }

interface Rendered {
  set: string
  url: string
}

interface ShopOptions {
  caching?: DocumentCaching
  /** Percentage of visitors that a canary is shown to. */
  canaryPercent?: number
}

/** A document server with two routes whose renderings are recorded, without a render pool. */
export function documentShop({ caching, ...options }: ShopOptions) {
  const rendered: Rendered[] = []
  const state = { revision: 1, canaryPercent: options.canaryPercent ?? 0, isHeld: false, ends: [] as (() => void)[] }

  const prepare = (id: string) => {
    const set = { revision: state.revision, id, parts: {} }
    const described = { routes, forms: {}, parameters, access }
    const render = async (url: string) => {
      rendered.push({ set: id, url })
      if (state.isHeld) await new Promise<void>((end) => state.ends.push(end))
      return documentOf(`${id}: ${url}`)
    }
    return { set, replaced: [], samplePaths: [], renderer: { ...readSiteData(described, set), render } }
  }
  let sets = { live: prepare('live'), canary: prepare('canary') }
  const site = {
    current: () => sets.live,
    hasCanary: () => state.canaryPercent > 0,
    forBucket: (bucket: number) => (bucket < state.canaryPercent * 100 ? sets.canary : sets.live),
    cohorts: () => (state.canaryPercent > 0 ? [sets.live, sets.canary] : [sets.live]),
  } as unknown as LiveSite
  const app = Fastify()
  const previews = { answer: async () => undefined, shownTo: () => undefined, allows: () => false }
  const health = { meter: createHealthMeter(), tokens: createDocumentTokens(() => undefined) }
  const documents = documentRoutes(app, { site, origin, previews, caching, ...health })
  return {
    documents,
    rendered,
    state,
    open: (url: string, { cookie = '', address = '192.0.2.1' } = {}) =>
      app.inject({ url, remoteAddress: address, headers: cookie ? { cookie } : {} }),
    /** Moves the release pointer. */
    moveRelease() {
      state.revision += 1
      sets = { live: prepare('live'), canary: prepare('canary') }
    },
    /** Lets pending work go on. */
    async settle() {
      for (let turn = 0; turn < 200; turn += 1) await new Promise((resume) => setImmediate(resume))
    },
  }
}
