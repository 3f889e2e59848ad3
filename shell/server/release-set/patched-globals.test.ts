import type { LivePart, LiveRelease } from '@shop/releases'
import { until } from '@shop/shared-api/testing/until'
import pino from 'pino'
import { handMadeReleases } from '../testing/hand-made-releases'
import { testRenderers } from '../testing/test-renderers'
import { createLiveSite, type LiveSite } from './live-site'

const { release, remove } = handMadeReleases()
const pointer = { revision: 1, catalogue: {} as LivePart }
let renderers: Awaited<ReturnType<typeof testRenderers>>
let site: LiveSite
let notify: () => void

const shell = release(
  'shell',
  '1.0.0',
  `exports.shared = {}
const done = (html) => ({ status: 200, html, inlineStyles: [], inlineScript: '', cache: 'public', failures: [] })
exports.createRenderer = ({ parts }) => ({ render: async (request, _context, { inBrowser }) =>
  done(inBrowser ? 'the layout' : parts[new URL(request.url).pathname.slice(1)].live.bundle.page()) })`,
)
/** Shows what a part sees of the globals that all code of its process shares. */
const page = `exports.page = () => JSON.stringify([
  [1, 2].map((number) => number), ({}).patched ?? 'clean', typeof fetch, new Intl.NumberFormat('en').format(1234)
])`
const patching = `
const { map } = Array.prototype
Array.prototype.map = function (act) { return this.join() === '1,2' ? ['Array.prototype'] : map.call(this, act) }
Object.defineProperty(Object.prototype, 'patched', { value: 'Object.prototype' })
Object.defineProperty(Intl, 'NumberFormat', { value: function () { return { format: () => 'Intl' } } })
globalThis.fetch = 'patched'
`
const catalogue = (version: string, atLoad = '') =>
  release('catalogue', version, `${atLoad}\n${page}`, { prefixes: ['/catalogue'], samplePaths: ['/catalogue'] })
const healthy = catalogue('1.0.0')
const hostile = catalogue('1.1.0', patching)

const at = (live: LiveRelease, changes: Partial<LivePart> = {}): LivePart => ({
  ...{ live, lastKnownGood: null, canary: null },
  ...changes,
})

/** Processes that rendered a page since the last move. */
const rendered = new Set<number>()

/** Starts a renderer whose pages are recorded. */
const start: typeof renderers.start = (...options) => {
  const renderer = renderers.start(...options)
  const { request } = renderer
  renderer.request = (message, rest) => {
    if ('kind' in message && message.kind === 'render') rendered.add(renderer.pid ?? 0)
    return request(message, rest)
  }
  return renderer
}

async function move(next: LivePart): Promise<void> {
  rendered.clear()
  pointer.revision += 1
  pointer.catalogue = next
  notify()
  await until(() => site.current().set.revision === pointer.revision, 60)
}

/** The page as the renderers of the set render it, and the processes that rendered since the move. */
async function open(setOf = () => site.current()): Promise<{ pages: string[]; pids: number[] }> {
  await until(() => site.renderers().renderers === 2 && site.renderers().spares === 1, 60)
  const pages = await Promise.all([1, 2, 3, 4].map(async () => (await setOf().renderer.render('/catalogue')).html))
  return { pages: [...new Set(pages)], pids: [...rendered] }
}

beforeAll(async () => {
  renderers = await testRenderers()
  pointer.catalogue = at(healthy)
  site = await createLiveSite({
    read: async () => ({
      revision: pointer.revision,
      parts: { shell: at(shell), catalogue: pointer.catalogue },
      problems: [],
    }),
    watch: (onChange) => ((notify = onChange), () => undefined),
    origin: 'http://shop.test',
    log: pino({ level: 'silent' }),
    start,
    renderers: { least: 2, most: 2, hasSpare: true },
  })
})
afterAll(async () => {
  site.stop()
  await renderers.stop()
  remove()
})

describe('a version that patches globals', () => {
  test.each([
    ['is promoted', at(hostile, { lastKnownGood: healthy }), () => site.current()],
    ['is a canary', at(healthy, { canary: { release: hostile, percent: 100 } }), () => site.forBucket(0)],
  ])('acts on no page after its rollback if it %s', async (_how, next, setOf) => {
    const before = await open()
    expect(before.pages).toEqual([expect.stringContaining('"clean"')])
    await move(next)
    const during = await open(setOf)
    expect(during.pages).toEqual([expect.stringContaining('"Object.prototype"')])
    await move(at(healthy))
    const after = await open()
    expect(after.pages).toEqual(before.pages)
    expect(during.pids.filter((pid) => before.pids.includes(pid) || after.pids.includes(pid))).toEqual([])
  })
})
