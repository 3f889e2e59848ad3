import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import pino from 'pino'
import { createLiveSite, type LiveSite } from '../release-set/live-site'
import { handMadeReleases } from '../testing/hand-made-releases'
import { testRenderers } from '../testing/test-renderers'
import { readDevServer } from './dev-server'

const { release, remove } = handMadeReleases()
const shell = release(
  'shell',
  '1.0.0',
  `exports.shared = {}
exports.createRenderer = () => ({ render: async (_request, _api, { inBrowser }) =>
  ({ status: 404, inlineStyles: [], failures: [], html: Object.keys(inBrowser?.parts ?? {}).join() }) })`,
)
const catalogue = release('catalogue', '1.0.0', '', {
  prefixes: ['/shop'],
  widgets: { offers: { rail: 1 }, uses: {} },
})

let renderers: Awaited<ReturnType<typeof testRenderers>>
let site: LiveSite
let server: Server
let origin: string
let answer: unknown
beforeAll(async () => {
  renderers = await testRenderers()
  const live = [shell, catalogue].map((part) => [part.manifest.part, { live: part, lastKnownGood: null, canary: null }])
  site = await createLiveSite({
    read: async () => ({ revision: 7, parts: Object.fromEntries(live), problems: [] }),
    watch: () => () => undefined,
    start: renderers.start,
    origin: 'http://localhost:3000',
    log: pino({ level: 'silent' }),
  })
  server = createServer(({ url }, response) => {
    response.writeHead(url === '/shop-part.json' && answer !== undefined ? 200 : 404)
    response.end(JSON.stringify(answer ?? 'not found'))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  site.stop()
  await renderers.stop()
  await new Promise((closed) => server.close(closed))
  remove()
})

const join = async (part: string) => site.withDevServer(await readDevServer({ part, origin }))

describe('dev server', () => {
  test('joins the running shop with a part that has no live version there', async () => {
    answer = { part: 'loyalty', prefixes: ['/loyalty'], widgets: ['points'] }
    const { set, renderer } = await join('loyalty')
    expect(set.parts['loyalty']).toEqual({
      version: 'dev',
      entry: `${origin}/entry.js`,
      integrity: {},
      prefixes: ['/loyalty'],
      widgets: ['points'],
      lastKnownGood: null,
    })
    expect(set.parts['catalogue']?.version).toBe('1.0.0')
    expect(await renderer.render('/loyalty')).toMatchObject({ status: 200, html: 'shell,catalogue,loyalty' })
    expect(site.current().set.parts).not.toHaveProperty('loyalty')
  })

  test('adds the paths and widgets that the live version of its part lacks', async () => {
    answer = { part: 'catalogue', prefixes: ['/shop', '/deals'], widgets: ['rail', 'banner'] }
    expect((await join('catalogue')).set.parts['catalogue']).toMatchObject({
      prefixes: ['/shop', '/deals'],
      widgets: ['rail', 'banner'],
    })
  })

  test('has the paths and widgets of the live version if it declares none', async () => {
    answer = undefined
    expect((await join('catalogue')).set.parts['catalogue']).toMatchObject({ prefixes: ['/shop'], widgets: ['rail'] })
  })

  test.each([
    ['has no live version and declares nothing', 'loyalty', undefined, /loyalty has no live version, .*npm run dev/],
    ['declares no valid path', 'loyalty', { part: 'loyalty', prefixes: ['loyalty'], widgets: [] }, /no live version/],
    ['is another one', 'loyalty', { part: 'rewards', prefixes: [], widgets: [] }, /serves rewards, not loyalty/],
    [
      'declares a path of another part',
      'loyalty',
      { part: 'loyalty', prefixes: ['/shop'], widgets: [] },
      /declares \/shop, which catalogue serves/,
    ],
    ['is the shell', 'shell', { part: 'shell', prefixes: [], widgets: [] }, /write the name of a remote/],
    ['has no valid name', '__proto__', undefined, /write the name of a remote/],
  ])('is refused with the reason if its part %s', async (_what, part, declared, reason) => {
    answer = declared
    await expect(join(part)).rejects.toThrow(reason)
  })
})
