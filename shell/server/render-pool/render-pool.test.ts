import { prepareSet } from '@shop/releases'
import { handMadeReleases } from '../testing/hand-made-releases'
import { testRenderers } from '../testing/test-renderers'
import { createRenderPool } from './render-pool'

const { release, remove } = handMadeReleases()
const shell = release(
  'shell',
  '1.0.0',
  `exports.shared = {}
exports.createRenderer = () => ({ render: async () =>
  ({ status: 200, html: 'page', inlineStyles: [], inlineScript: '', cache: 'public', failures: [] }) })`,
)
let renderers: Awaited<ReturnType<typeof testRenderers>>

beforeAll(async () => (renderers = await testRenderers()))
afterAll(() => renderers.stop())
afterAll(remove)

describe('createRenderPool', () => {
  test('renders a page that waits for a replacement, although its set is replaced', async () => {
    const live = { revision: 1, parts: { shell: { live: shell, lastKnownGood: null } } }
    const { start } = renderers
    const { plan, renderer } = await prepareSet(live, { start, origin: 'http://shop.test', onFault: () => undefined })
    const log = { info: () => undefined, warn: () => undefined }
    const onEnd = () => undefined
    const pool = createRenderPool({ start, size: 1, hasSpare: false, log, onEnd, samplesOf: () => [] })
    pool.adopt(renderer)
    await pool.fill([plan])
    renderer.process.stop('malformed', 'a fault')
    await renderer.process.ended
    const page = pool.render(plan, { url: '/', owner: { part: 'shell', version: '1.0.0' } }, 60_000)
    pool.shrink()
    expect((await page).html.toString()).toBe('page')
    // What was replaced starts no more renderers.
    const before = renderers.started.length
    renderers.started.at(-1)?.stop('malformed', 'a fault')
    await renderers.started.at(-1)?.ended
    expect([pool.state().renderers, renderers.started.length]).toEqual([0, before])
    pool.stop()
  })
})
