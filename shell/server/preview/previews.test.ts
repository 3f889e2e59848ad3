import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  followRevocations,
  loadSigner,
  signPreview,
  type LiveRelease,
  type Revocations,
  type Signer,
} from '@shop/releases'
import Fastify, { type FastifyInstance } from 'fastify'
import pino from 'pino'
import { documentRoutes } from '../documents/document-routes'
import { createDocumentTokens } from '../health/document-tokens'
import { createHealthMeter, type HealthMeter } from '../health/health-meter'
import { createLiveSite, type LiveSite } from '../release-set/live-site'
import { handMadeReleases } from '../testing/hand-made-releases'
import { testRenderers } from '../testing/test-renderers'
import { createPreviews, type Previews } from './previews'

const home = mkdtempSync(join(tmpdir(), 'previews-'))
const { release, remove } = handMadeReleases()
const page = `async () => ({ status: 200, inlineStyles: [], inlineScript: '', cache: 'public', failures: [],
  html: '<html><head></head><body>' + parts.catalogue.live.bundle.page + '</body></html>' })`
const description = JSON.stringify({
  routes: [],
  forms: {},
  access: { members: [], guests: [], loginPath: '/login', homePath: '/' },
})
const shellCode = (root: string) => `exports.shared = {}; exports.createRenderer = ({ parts }) =>
    ({ render: ${page.replace('<body>', `<body>${root}`)}, describe: () => (${description}) })`
const shell = release('shell', '1.0.0', shellCode(''))
const nextShell = release('shell', '2.0.0', shellCode('the next frame, '))
const offers = { widgets: { offers: { rail: 1 }, uses: {} }, prefixes: ['/shop'] }
const versions: Record<string, LiveRelease> = {
  '1.0.0': release('catalogue', '1.0.0', `exports.page = 'the live list'`, offers),
  '1.1.0': release('catalogue', '1.1.0', `exports.page = 'the next list'`, offers),
  '2.0.0': release('catalogue', '2.0.0', `exports.page = 'a list elsewhere'`, { prefixes: ['/list'] }),
  '4.0.0': release('catalogue', '4.0.0', `exports.page = 'a console'`, { prefixes: ['/operations'] }),
  '3.0.0': release('catalogue', '3.0.0', `throw new TypeError('no start')`, offers),
}

const tokens = createDocumentTokens(() => Buffer.from('a key'))
const id = '0123456789ab'
let revocations: Revocations
let revoked: ReturnType<Signer['sign']> | null = null
let signer: Signer
let stranger: Signer
let site: LiveSite
let renderers: Awaited<ReturnType<typeof testRenderers>>
let previews: Previews
let meter: HealthMeter
const apps: FastifyInstance[] = []

function shopAt(origin: string): FastifyInstance {
  const app = Fastify()
  const releaseOf = async (part: string, version: string) => {
    const found = part === 'shell' ? nextShell : part === 'catalogue' && versions[version]
    if (!found) throw new Error(`${part} ${version} is not in the releases.`)
    return found
  }
  previews = createPreviews({ site, keyring: signer, revocations, origin, releaseOf })
  documentRoutes(app, { site, origin, meter, tokens, previews })
  apps.push(app)
  return app
}

beforeAll(async () => {
  renderers = await testRenderers()
  signer = await loadSigner({ dataDir: join(home, 'own'), env: {} })
  stranger = await loadSigner({ dataDir: join(home, 'other'), env: {} })
  const live = (release: LiveRelease) => ({ live: release, lastKnownGood: null, canary: null })
  const parts = { shell: live(shell), catalogue: live(versions['1.0.0'] as LiveRelease) }
  site = await createLiveSite({
    read: async () => ({ revision: 7, parts, problems: [] }),
    watch: () => () => undefined,
    start: renderers.start,
    origin: 'https://shop.example',
    log: pino({ level: 'silent' }),
  })
})
beforeEach(async () => {
  meter = createHealthMeter()
  revoked = null
  revocations = followRevocations({ readRevocations: async () => revoked }, signer, (error) => {
    throw error
  })
  await revocations.refresh()
})
afterAll(async () => {
  await Promise.all(apps.map((app) => app.close()))
  site.stop()
  await renderers.stop()
  remove()
  rmSync(home, { recursive: true, force: true })
})

const expiresAt = () => new Date(Date.now() + 3_600_000)
const linkTo = (version: string, { until = expiresAt(), by = signer } = {}) =>
  `/shop?page=2&${new URLSearchParams({ ...signPreview(by, { id, versions: [{ part: 'catalogue', version }], until }) })}`
const cookieOf = (answer: { headers: object }) => String((answer.headers as Record<string, unknown>)['set-cookie'])

describe('createPreviews', () => {
  test('shows one version in the running shop, with a badge, until the preview is left', async () => {
    const shop = shopAt('https://shop.example')
    // The clock is stopped, since the cookie's lifetime is the rest of the hour.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now())
    const opened = await shop.inject(linkTo('1.1.0'))
    clock.mockRestore()
    expect({ status: opened.statusCode, to: opened.headers.location }).toEqual({ status: 302, to: '/shop?page=2' })
    expect(cookieOf(opened)).toMatch(/^release-preview=\S+; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Lax$/)

    const headers = { cookie: `theme=dark; ${cookieOf(opened).split(';')[0]}` }
    const shown = await shop.inject({ url: '/shop', headers })
    expect(shown.body).toContain('the next list')
    expect(shown.body).toMatch(/Preview: catalogue 1\.1\.0, until .* UTC\. Only you see it\./)
    expect(shown.body).toContain('href="?remote=leave"')
    expect(shown.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    expect(shown.headers['x-release-set']).toBe(previews.shownTo(headers.cookie)?.set.id)
    expect(meter.take()).toBeNull()

    const left = await shop.inject({ url: '/shop?remote=leave&page=2', headers })
    expect(left.headers.location).toBe('/shop?page=2')
    expect(cookieOf(left)).toContain('Max-Age=0')
    expect((await shop.inject('/shop')).body).toContain('the live list')
    expect((await shop.inject('/shop')).headers['cache-control']).toContain('public')
  })

  test("shows the gate's findings in the badge", async () => {
    const shop = shopAt('https://shop.example')
    const cookie = cookieOf(await shop.inject(linkTo('2.0.0'))).split(';')[0]
    const { body } = await shop.inject({ url: '/shop', headers: { cookie } })
    expect(body).toContain('The gate would refuse it')
    expect(body).toContain('/shop is served by catalogue today')
  })

  test.each([
    [
      'has expired',
      () => linkTo('1.1.0', { until: new Date(Date.now() - 1000) }),
      /has expired\. Request a new link\./,
    ],
    ['has a foreign signature', () => linkTo('1.1.0', { by: stranger }), /not signed by a key of this shop/],
    ['was signed for another version', () => linkTo('1.1.0').replace('1.1.0', '2.0.0'), /not signed by a key/],
    ['was signed for another part', () => linkTo('1.1.0').replace('catalogue', 'account'), /not signed by a key/],
    ['is not signed', () => '/shop?remote=catalogue@1.1.0', /not signed by a key/],
    ['names a dev server', () => '/shop?remote=catalogue@http://localhost:3001', /parts with one version each/],
    ['names a missing version', () => linkTo('9.9.9'), /catalogue 9\.9\.9 is not in the releases/],
    ['names a version of the console', () => linkTo('4.0.0'), /catalogue can’t be previewed, .* with .*npm run dev/],
    ['names a version that does not start', () => linkTo('3.0.0'), /catalogue 3\.0\.0 does not run here/],
    ['holds markup', () => '/shop?remote=%3Cscript%3Ealert(1)%3C/script%3E', /parts with one version each/],
  ])('shows the live shop with the reason for a link that %s', async (_what, link, text) => {
    const { statusCode, body, headers } = await shopAt('https://shop.example').inject(link())
    expect(statusCode).toBe(200)
    expect(body).toContain('the live list')
    expect(body).toMatch(text)
    expect(body).toContain('You see the shop as everyone does.')
    expect(body).not.toContain('<script>alert')
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
    expect(cookieOf({ headers })).not.toContain('Max-Age=3')
  })

  test("serves a version's files only to its previewer", async () => {
    shopAt('https://shop.example')
    const cookieFor = (by: Signer, until = expiresAt()) => {
      const { remote, signed } = signPreview(by, { id, versions: [{ part: 'catalogue', version: '1.1.0' }], until })
      return {
        headers: { cookie: `release-preview=${encodeURIComponent(`${remote}~${signed}`)}` },
        socket: {},
      } as never
    }
    expect(previews.allows(cookieFor(signer), 'catalogue', '1.1.0')).toBe(true)
    expect(previews.allows(cookieFor(signer), 'catalogue', '2.0.0')).toBe(false)
    expect(previews.allows(cookieFor(stranger), 'catalogue', '1.1.0')).toBe(false)
    expect(previews.allows(cookieFor(signer, new Date(0)), 'catalogue', '1.1.0')).toBe(false)
    expect(previews.allows({ headers: {}, socket: {} } as never, 'catalogue', '1.1.0')).toBe(false)
  })

  test('shows several versions together, and serves the files of each', async () => {
    const both = [
      { part: 'catalogue', version: '1.1.0' },
      { part: 'shell', version: '2.0.0' },
    ]
    const shop = shopAt('https://shop.example')
    const pass = signPreview(signer, { id, versions: both, until: expiresAt() })
    const cookie = cookieOf(await shop.inject(`/shop?${new URLSearchParams({ ...pass })}`)).split(';')[0] as string
    const { body } = await shop.inject({ url: '/shop', headers: { cookie } })
    expect(body).toContain('the next frame, the next list')
    expect(body).toMatch(/Preview: catalogue 1\.1\.0, shell 2\.0\.0, until .* UTC\. Only you see it\./)
    const request = { headers: { cookie }, socket: {} } as never
    expect(both.map(({ part, version }) => previews.allows(request, part, version))).toEqual([true, true])
  })

  test('ends a preview when it is revoked, for tabs and files too', async () => {
    const shop = shopAt('https://shop.example')
    const cookie = cookieOf(await shop.inject(linkTo('1.1.0'))).split(';')[0] as string
    expect((await shop.inject({ url: '/shop', headers: { cookie } })).body).toContain('the next list')

    revoked = signer.sign(JSON.stringify({ schema: 1, revokedPreviews: { [id]: expiresAt().toISOString() } }))
    await revocations.refresh()
    const answer = await shop.inject({ url: '/shop', headers: { cookie } })
    expect(answer.body).toContain('the live list')
    expect(answer.body).toContain('This preview was revoked. Request a new link. You see the shop as everyone does.')
    expect(cookieOf(answer)).toContain('Max-Age=0')
    expect(previews.shownTo(cookie)).toBeUndefined()
    expect(previews.allows({ headers: { cookie }, socket: {} } as never, 'catalogue', '1.1.0')).toBe(false)
    expect((await shop.inject(linkTo('1.1.0'))).body).toContain('This preview was revoked.')
  })

  test('ends a preview when it expires', async () => {
    const versions = [{ part: 'catalogue', version: '1.1.0' }]
    const { remote, signed } = signPreview(signer, { id, versions, until: new Date(0) })
    const cookie = `release-preview=${encodeURIComponent(`${remote}~${signed}`)}`
    const answer = await shopAt('https://shop.example').inject({ url: '/shop', headers: { cookie } })
    expect(answer.body).toContain('the live list')
    expect(cookieOf(answer)).toContain('Max-Age=0')
  })

  const open = (shop: FastifyInstance, url: string, headers: Record<string, string> = {}) =>
    shop.inject({ url, headers: { host: 'localhost:3000', ...headers } })

  test('shows any published version and a local dev server on a development host without a signature', async () => {
    const shop = shopAt('http://localhost:3000')
    for (const [remote, policy] of [
      ['catalogue@1.1.0', "script-src 'self'"],
      ['catalogue@http://localhost:3001', 'http://localhost:3001'],
    ] as const) {
      const cookie = cookieOf(await open(shop, `/shop?remote=${remote}`)).split(';')[0] as string
      const shown = await open(shop, '/shop', { cookie })
      expect(shown.body).toContain(`Preview: ${remote.replace('@', ' ')}.`)
      expect(shown.headers['content-security-policy']).toContain(policy)
    }
    expect((await open(shop, '/shop')).headers['content-security-policy']).not.toContain('unsafe-eval')
  })

  test.each([
    ['another machine’s server', 'http://localhost:3000', 'catalogue@http://evil.example:3001', {}],
    [
      "a host name that starts like this machine's",
      'http://localhost:3000',
      'catalogue@http://localhost:3001.evil.example',
      {},
    ],
    ['a shop with a public address', 'https://shop.example', 'catalogue@1.1.0', {}],
    ['a visitor through a proxy', 'http://localhost:3000', 'catalogue@1.1.0', { 'x-forwarded-for': '10.0.0.1' }],
    ['a shop with another host name', 'http://localhost:3000', 'catalogue@1.1.0', { host: 'shop.example' }],
  ])('shows nothing unsigned for %s', async (_what, origin, remote, headers) => {
    const { body, statusCode } = await open(shopAt(origin), `/shop?remote=${remote}`, headers)
    expect(statusCode).toBe(200)
    expect(body).toContain('You see the shop as everyone does.')
  })
})
