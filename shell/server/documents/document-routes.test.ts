import Fastify from 'fastify'
import { createDocumentTokens } from '../health/document-tokens'
import { createHealthMeter } from '../health/health-meter'
import type { LiveSite } from '../release-set/live-site'
import { readSiteData } from '../render-pool/site-data'
import { documentRoutes } from './document-routes'

const page = { status: 200, html: '<h1>Page</h1>', inlineStyles: [], scriptHashes: [], cache: 'public', failures: [] }
let hasRules: boolean
/** Members only below /settings, guests only at /login. */
function accessTo({ pathname, search }: URL, isLoggedIn: boolean) {
  if (pathname === '/login') return { redirectTo: isLoggedIn ? '/' : null, isForEveryone: false }
  if (!pathname.startsWith('/settings')) return { redirectTo: null, isForEveryone: true }
  return {
    redirectTo: isLoggedIn ? null : `/login?next=${encodeURIComponent(pathname + search)}`,
    isForEveryone: false,
  }
}
const setOf = (id: string) => ({
  set: { revision: 3, id, parts: {} },
  replaced: [],
  renderer: {
    render: async () => ({ ...page, html: `<h1>Page of ${id}</h1>` }),
    parametersAt: () => undefined,
    get accessTo() {
      return hasRules ? accessTo : readSiteData(null, { revision: 3, parts: {} }).accessTo
    },
  },
})
const liveSet = setOf('live')
let canaryRuns: boolean
const site = {
  current: () => liveSet,
  forBucket: (bucket: number) => setOf(bucket < 5000 ? 'canary' : 'live'),
  hasCanary: () => canaryRuns,
} as unknown as LiveSite
const tokens = createDocumentTokens(() => Buffer.from('a key'))
const app = Fastify()
const servedPages: string[] = []
const previews = { answer: async () => undefined, shownTo: () => undefined, allows: () => false }
documentRoutes(app, {
  site,
  origin: 'https://shop.example',
  meter: createHealthMeter(),
  tokens,
  previews,
  onServed: ({ pathname, search }) => void servedPages.push(pathname + search),
})
beforeEach(() => void ([hasRules, canaryRuns] = [true, false]))
afterAll(() => app.close())

const open = (url: string, cookie?: string) => app.inject({ url, headers: cookie ? { cookie } : {} })

describe('documentRoutes', () => {
  test('lets shared caches store a document for everyone', async () => {
    expect((await open('/shop', 'token=abc; logged_in=1')).headers['cache-control']).toContain('public')
  })

  test("sends a token for the visitor's network in a header, and the same body to everyone", async () => {
    const [first, second] = [await open('/shop'), await open('/shop')]
    const tokenOf = ({ headers }: typeof first) =>
      /^document;desc="(.+)"$/.exec(String(headers['server-timing']))?.[1] ?? ''
    expect(first.body).toBe(second.body)
    expect(tokenOf(first)).not.toBe(tokenOf(second))
    expect(tokens.open(tokenOf(first), '127.0.0.1')).toMatchObject({ set: 'live' })
    expect((await open('/settings/order')).headers['server-timing']).toBeUndefined()
  })

  test('names each page that it serves, from the cache too, but not to browsers that object to being counted', async () => {
    servedPages.length = 0
    for (const url of ['/shop?search=tabi', '/shop?search=tabi']) await open(url)
    await app.inject({ url: '/shop?search=sai', headers: { 'sec-gpc': '1' } })
    await open('/settings/order')
    expect(servedPages).toEqual(['/shop?search=tabi', '/shop?search=tabi'])
  })

  test("redirects a guest from a member's document to the login and back", async () => {
    const { statusCode, headers, body } = await open('/settings/order?page=2', 'token=; theme=dark')
    expect({ statusCode, location: headers.location }).toEqual({
      statusCode: 302,
      location: '/login?next=%2Fsettings%2Forder%3Fpage%3D2',
    })
    expect(body).not.toContain('Page')
    expect(headers['cache-control']).toBe('private, no-store')
  })

  test("sends a member's document uncacheable to a signed-in visitor", async () => {
    const { statusCode, headers } = await open('/settings/order', 'theme=dark; token=abc; logged_in=1')
    expect({ statusCode, kept: headers['cache-control'] }).toEqual({ statusCode: 200, kept: 'private, no-store' })
  })

  test("redirects a visitor with a session from a guest's document to the home page", async () => {
    expect((await open('/login', 'token=abc; logged_in=1')).headers.location).toBe('/')
    expect((await open('/login')).statusCode).toBe(200)
    expect((await open('/login')).headers['cache-control']).toBe('private, no-store')
  })

  test('sends a document of a shell without access rules to everyone, in no shared cache', async () => {
    hasRules = false
    for (const path of ['/shop', '/settings/order', '/login']) {
      const { statusCode, headers } = await open(path)
      expect({ statusCode, kept: headers['cache-control'] }).toEqual({ statusCode: 200, kept: 'private, no-store' })
    }
  })

  test('sends each visitor the versions of their canary bucket, in no shared cache', async () => {
    canaryRuns = true
    const [chosen, other] = [
      await open('/shop', 'release-bucket=12'),
      await open('/shop', 'theme=dark; release-bucket=9000'),
    ]
    expect([chosen.body, other.body]).toEqual([
      expect.stringContaining('of canary'),
      expect.stringContaining('of live'),
    ])
    expect([chosen.headers['x-release-set'], other.headers['x-release-set']]).toEqual(['canary', 'live'])
    for (const { headers } of [chosen, other]) {
      expect(headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'accept-encoding, cookie' })
      expect(headers['set-cookie']).toBeUndefined()
    }
    expect((await open('/shop', 'release-bucket=12')).body).toBe(chosen.body)
  })

  test('assigns a canary bucket at the first visit for a month, hidden from scripts', async () => {
    canaryRuns = true
    const { headers, body } = await open('/shop')
    const cookie = String(headers['set-cookie'])
    expect(cookie).toMatch(/^release-bucket=\d{1,4}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect((await open('/shop', cookie.split(';')[0])).body).toBe(body)
  })

  test('assigns no bucket without a canary', async () => {
    expect((await open('/shop')).headers['set-cookie']).toBeUndefined()
  })
})
