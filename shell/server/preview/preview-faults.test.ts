import type { LivePart, PartVersion } from '@shop/releases'
import { until } from '@shop/shared-api/testing/until'
import pino from 'pino'
import { createLiveSite, type LiveSite } from '../release-set/live-site'
import { handMadeReleases } from '../testing/hand-made-releases'
import { testRenderers } from '../testing/test-renderers'

const { release, remove } = handMadeReleases()
/** One of the shop and the one of the console; a preview treats all alike. */
const remotes = ['catalogue', 'operations']
const faults: PartVersion[] = []
let renderers: Awaited<ReturnType<typeof testRenderers>>
let site: LiveSite

const shell = `exports.shared = {}
const done = (html) => ({ status: 200, html, inlineStyles: [], inlineScript: '', cache: 'public', failures: [] })
exports.createRenderer = ({ parts }) => ({ render: async (request, _context, { inBrowser }) =>
  done(inBrowser ? 'the layout' : parts[new URL(request.url).pathname.slice(1)].live.bundle.page()) })`
const versionOf = (part: string, version: string, atLoad = '', inRender = '') =>
  release(part, version, `exports.page = () => { ${inRender}; return '${part} ${version}' }; ${atLoad}`, {
    prefixes: [`/${part}`],
    samplePaths: [],
  })
const live = (release: LivePart['live']): LivePart => ({ live: release, lastKnownGood: null, canary: null })

beforeAll(async () => {
  renderers = await testRenderers()
  const parts = Object.fromEntries(remotes.map((part) => [part, live(versionOf(part, '1.0.0'))]))
  site = await createLiveSite({
    read: async () => ({
      revision: 1,
      parts: { shell: live(release('shell', '1.0.0', shell)), ...parts },
      problems: [],
    }),
    watch: () => () => undefined,
    origin: 'http://shop.test',
    log: pino({ level: 'silent' }),
    start: renderers.start,
    onFault: (version) => faults.push(version),
  })
})
afterAll(async () => {
  site.stop()
  await renderers.stop()
  remove()
})

/** Opens the page of a previewed version; fails like a visitor's page. */
const openPreview = async (part: string, atLoad: string, inRender: string) => {
  const { renderer } = await site.withReleases([versionOf(part, '1.1.0', atLoad, inRender)])
  return (await renderer.render(`/${part}`)).html
}

const isShown = [true]
const isNot = [false]
const isEither = [true, false]

describe('preview with a fault', () => {
  test.each([
    ['loops', 'for (;;);', isNot],
    ['rejects without a handler', `Promise.reject(new Error('forgotten'))`, isShown],
    // The page may be rendered before.
    ['throws in a timer', `setTimeout(() => { throw new Error('late') })`, isEither],
    ['ends the process', 'process.exit(0)', isNot],
    ['allocates a gigabyte', 'for (let all = []; all.length < 20;) all.push(Buffer.alloc(5e7, 1))', isNot],
  ])('leaves public pages alone if a remote %s, at load or in a render', async (_fault, code, expected) => {
    const isPublic = renderers.started[0]!
    for (const [atLoad, inRender] of [
      [code, ''],
      ['', code],
    ] as const) {
      const opening = remotes.map(async (part) => {
        const html = await openPreview(part, atLoad, inRender).catch(() => undefined)
        expect(html ?? `${part} 1.1.0`).toBe(`${part} 1.1.0`)
        expect(expected).toContain(html !== undefined)
      })
      for (const part of remotes) {
        expect((await site.current().renderer.render(`/${part}`)).html).toBe(`${part} 1.0.0`)
      }
      await Promise.all(opening)
    }
    expect([isPublic.pid !== undefined, site.renderers().restarts, faults]).toEqual([true, 0, []])
  })

  test('shares few processes with all others, and is started again when its page is opened', async () => {
    const previews = await Promise.all(
      Array.from({ length: 6 }, (_, index) => site.withReleases([versionOf('catalogue', `2.${index}.0`)])),
    )
    const isRunning = () => renderers.started.filter(({ pid }) => pid !== undefined).length - 1
    await until(() => isRunning() <= 4)
    for (const [index, { renderer }] of previews.entries()) {
      expect((await renderer.render('/catalogue')).html).toBe(`catalogue 2.${index}.0`)
    }
    await until(() => isRunning() <= 4)
    for (const { stop } of previews) stop?.()
    await until(() => isRunning() === 0)
  })
})
