import type { LivePart } from '@shop/releases'
import pino from 'pino'
import { createLiveSite } from '../release-set/live-site'
import { handMadeReleases } from '../testing/hand-made-releases'
import { testRenderers } from '../testing/test-renderers'

const { release, remove } = handMadeReleases()
const contract = (part: string) => ({ prefixes: [`/${part}`], samplePaths: [] })
const access = `{ members: ['/account'], guests: [], loginPath: '/login', homePath: '/' }`
const shell = `exports.shared = {}
exports.createRenderer = ({ parts }) => ({
  describe: () => ({ routes: [{ path: '/account' }], forms: {}, access: ${access} }),
  async render(request, _services, { inBrowser }) {
    const html = inBrowser ? 'the layout' : parts[new URL(request.url).pathname.slice(1)].live.bundle.page()
    return { status: 200, html, inlineStyles: [], inlineScript: '', cache: 'public', failures: [] }
  },
})`
/** Replaces the routes that the shell describes, in the process that both share. */
const forging = (routes: string) => `
const { stringify } = JSON
JSON.stringify = (message, ...rest) => {
  if (message?.description) message.description.routes = ${routes}
  return stringify(message, ...rest)
}
exports.page = () => 'catalogue'`
const at = (part: string, code: string): LivePart => ({
  live: release(part, '1.0.0', code, contract(part)),
  lastKnownGood: null,
  canary: null,
})

let renderers: Awaited<ReturnType<typeof testRenderers>>
beforeAll(async () => (renderers = await testRenderers()))
afterAll(async () => {
  await renderers.stop()
  remove()
})

async function siteWith(catalogue: string) {
  const account = at('account', `exports.page = () => 'account'`)
  return createLiveSite({
    read: async () => ({
      revision: 1,
      parts: { shell: at('shell', shell), catalogue: at('catalogue', catalogue), account },
      problems: [],
    }),
    watch: () => () => undefined,
    origin: 'http://shop.test',
    log: pino({ level: 'silent' }),
    start: renderers.start,
  })
}

describe("a part that forges the shell's description", () => {
  test.each([
    ['no list', `'all'`],
    ['patterns that no router can try', `[{ path: '/account' + '/:x?'.repeat(40) }]`],
    ['routes that a router refuses', `[{ path: '/account', children: [{ path: '/login' }] }]`],
  ])('by %s neither stops the start of the document server nor its pages', async (_what, routes) => {
    const site = await siteWith(forging(routes))
    const { renderer } = site.current()
    expect([renderer.parametersAt('/account'), renderer.formsAt('/account')]).toEqual([undefined, []])
    expect(renderer.accessTo({ pathname: '/account', search: '' }, false).isForEveryone).toBe(false)
    expect((await renderer.render('/account')).html).toBe('account')
    site.stop()
  })
})
