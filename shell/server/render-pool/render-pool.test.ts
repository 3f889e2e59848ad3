import { prepareSet } from '@shop/releases'
import { until } from '@shop/shared-api/testing/until'
import { handMadeReleases } from '../testing/hand-made-releases'
import { testRenderers } from '../testing/test-renderers'
import type { PoolLimits } from './pool-content'
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

const page = { url: '/', owner: { part: 'shell', version: '1.0.0' } }

/** A full pool of the shell's site. */
async function openPool(limits: PoolLimits) {
  const live = { revision: 1, parts: { shell: { live: shell, lastKnownGood: null } } }
  const { start } = renderers
  const { plan, renderer } = await prepareSet(live, { start, origin: 'http://shop.test', onFault: () => undefined })
  const log = { info: () => undefined, warn: () => undefined }
  const pool = createRenderPool({ ...limits, start, log, onEnd: () => undefined, samplesOf: () => [] })
  pool.adopt(renderer)
  await pool.fill([plan])
  const open = async () => (await pool.render(plan, page, 60_000)).html.toString()
  return { pool, open, plan, renderer }
}

/** Lets the clock run ahead, without timers. */
function pass(minutes: number): void {
  const now = Date.now() + minutes * 60_000
  jest.spyOn(Date, 'now').mockReturnValue(now)
}

describe('createRenderPool', () => {
  afterEach(() => jest.restoreAllMocks())

  test('renders a page that waits for a replacement, although its set is replaced', async () => {
    const { pool, open, renderer } = await openPool({ least: 1, most: 1, hasSpare: false })
    renderer.process.stop('malformed', 'a fault')
    await renderer.process.ended
    const waiting = open()
    pool.shrink()
    expect(await waiting).toBe('page')
    // What was replaced starts no more renderers.
    const before = renderers.started.length
    renderers.started.at(-1)?.stop('malformed', 'a fault')
    await renderers.started.at(-1)?.ended
    expect([pool.state().renderers, renderers.started.length]).toEqual([0, before])
    pool.stop()
  })

  test('grows by its spare while pages would wait for others, and shrinks once they do not', async () => {
    const { pool, open, plan } = await openPool({ least: 1, most: 2, hasSpare: true })
    expect(pool.state()).toMatchObject({ renderers: 1, spares: 1 })
    const pages = Promise.all([open(), open(), open()])
    expect(pool.state()).toMatchObject({ renderers: 2, spares: 0 })
    expect(await pages).toEqual(['page', 'page', 'page'])
    await until(() => pool.state().spares === 1)
    expect(pool.state().renderers).toBe(2)
    // A canary's new share changes no version, and ends no renderer.
    await pool.fill([plan])
    await open()
    expect(pool.state().renderers).toBe(2)
    pass(3)
    await until(() => pool.state().renderers === 1)
    expect([await open(), pool.state()]).toEqual(['page', expect.objectContaining({ renderers: 1, spares: 1 })])
    pool.stop()
  })

  test('ends its only renderer when no page was opened for a while, and starts one for the next page', async () => {
    const { pool, open } = await openPool({ least: 0, most: 1, hasSpare: false })
    pass(3)
    await until(() => pool.state().renderers === 0)
    expect([await open(), await open(), pool.state().renderers]).toEqual(['page', 'page', 1])
    pool.stop()
  })
})
