import type { LivePart } from '@shop/releases'
import { until } from '@shop/shared-api/testing/until'
import pino from 'pino'
import { createLiveSite, type LiveSite } from '../release-set/live-site'
import { openExcludedVersions } from '../render-pool/excluded-versions'
import { handMadeReleases } from '../testing/hand-made-releases'
import { testRenderers } from '../testing/test-renderers'
import { forConsole } from './origin-parts'

const { release, remove } = handMadeReleases()
let renderers: Awaited<ReturnType<typeof testRenderers>>
let site: LiveSite | undefined

beforeAll(async () => (renderers = await testRenderers()))
afterEach(() => site?.stop())
afterAll(() => renderers.stop())
afterAll(remove)

const shell = `exports.shared = {}
const done = (html) => ({ status: 200, html, inlineStyles: [], inlineScript: '', cache: 'private', failures: [] })
exports.createRenderer = ({ parts }) => ({ render: async (_request, _context, { inBrowser }) =>
  done(inBrowser ? 'the layout' : parts.operations.live.bundle.page()) })`
const consoleOf = (version: string, inRender = '', atLoad = '') =>
  release(
    'operations',
    version,
    `let pages = 0; exports.page = () => { ${inRender}; return '${version}, page ' + (pages += 1) }; ${atLoad}`,
    { prefixes: ['/operations'], samplePaths: ['/operations'] },
  )

/** The console's origin as the document server makes it, after a promotion of a version with a fault. */
async function openConsole(inRender: string, atLoad = '') {
  const shop = (part: string, code: string): LivePart => ({
    live: release(part, '1.0.0', code),
    lastKnownGood: null,
    canary: null,
  })
  const operations = { live: consoleOf('1.1.0', inRender, atLoad), lastKnownGood: consoleOf('1.0.0'), canary: null }
  const parts = { shell: shop('shell', shell), catalogue: shop('catalogue', 'process.exit(0)'), operations }
  const excluded = openExcludedVersions()
  site = await createLiveSite({
    read: async () => forConsole({ revision: 1, parts, problems: [] }),
    watch: () => () => undefined,
    origin: 'http://console.test',
    log: pino({ level: 'silent' }),
    start: renderers.start,
    excluded,
  })
  return { site, excluded }
}

describe('console with a faulty version', () => {
  test.each([
    ['loops', 'for (;;);'],
    ['ends the process', 'process.exit(0)'],
    ['allocates without limit', 'for (const all = [];;) all.push(Buffer.alloc(5e7, 1))'],
  ])('is shown in its previous version by a new renderer when it %s in a render', async (_fault, fault) => {
    // The sample page renders well, so that the renderer that ends is the only one.
    const { site, excluded } = await openConsole(`if (pages > 0) { ${fault} }`)
    const open = () => site.current().renderer.render('/operations')
    let page = await open()
    // A busy machine may start the new renderer too late for the first page.
    await until(async () => page.status === 200 || ((page = await open()), false), 60)
    // Twenty pages rendered for practice would keep it waiting.
    expect(page.html).toMatch(/^1\.0\.0, page \d$/)
    expect(excluded.list()).toMatchObject([{ part: 'operations', version: '1.1.0' }])
    expect(site.renderers().renderers).toBe(1)
  })

  test('is shown in its previous version when it ends the process at load, and runs no other remote', async () => {
    const { site, excluded } = await openConsole('', 'process.exit(0)')
    expect((await site.current().renderer.render('/operations')).html).toMatch(/^1\.0\.0/)
    expect(excluded.list()).toMatchObject([{ part: 'operations', version: '1.1.0' }])
  })
})
