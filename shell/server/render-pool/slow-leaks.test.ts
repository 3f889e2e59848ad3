import type { LivePart, PartVersion } from '@shop/releases'
import { until } from '@shop/shared-api/testing/until'
import type { FastifyBaseLogger } from 'fastify'
import { createLiveSite, type LiveSite } from '../release-set/live-site'
import { handMadeReleases } from '../testing/hand-made-releases'
import { testRenderers } from '../testing/test-renderers'
import { openExcludedVersions } from './excluded-versions'

const { release, remove } = handMadeReleases()
/** Resolves the API calls that are under way. */
const waiting: (() => void)[] = []
let renderers: Awaited<ReturnType<typeof testRenderers>>
let site: LiveSite

const shell = `
exports.shared = {}
const done = (html) => ({ status: 200, html, inlineStyles: [], inlineScript: '', cache: 'public', failures: [] })
exports.createRenderer = ({ parts }) => ({ async render(request, { api }, { inBrowser }) {
  const part = new URL(request.url).pathname.slice(1)
  return done(inBrowser ? 'the layout' : await parts[part].live.bundle.page(api))
} })`
const leaking = `const held = []; exports.page = () => { held.push(Buffer.alloc(1e6, 1)); return 'leaks' }`
const slow = `exports.page = async (api) => { await api.request('GET /menu').catch(() => undefined); return 'slow' }`

const live = (part: string, code: string): LivePart => ({
  live: release(part, '1.1.0', code, { prefixes: [`/${part}`], samplePaths: [] }),
  lastKnownGood: null,
  canary: null,
})

beforeAll(async () => {
  renderers = await testRenderers(
    () => new Promise((resolve) => waiting.push(() => resolve(new Response('{}', { status: 503 })))),
  )
})
afterEach(() => site.stop())
afterAll(() => renderers.stop())
afterAll(remove)

describe('a part that leaks memory slowly', () => {
  test('has its renderers replaced before they are full: no page fails, and no version is blamed', async () => {
    const excluded = openExcludedVersions()
    const [faults, replaced]: [PartVersion[], unknown[]] = [[], []]
    const log = { warn: () => 0, error: () => 0, info: (details: unknown) => replaced.push(details) }
    const parts = { shell: live('shell', shell), leaking: live('leaking', leaking), slow: live('slow', slow) }
    site = await createLiveSite({
      read: async () => ({ revision: 1, parts, problems: [] }),
      watch: () => () => undefined,
      origin: 'http://shop.test',
      log: log as unknown as FastifyBaseLogger,
      start: renderers.start,
      renderers: { least: 1, most: 1, hasSpare: true },
      excluded,
      onFault: (version) => faults.push(version),
    })
    const open = (part: string) => site.current().renderer.render(`/${part}`)
    const leakUntil = (isEnough: () => boolean) =>
      until(async () => {
        expect(await open('leaking')).toMatchObject({ html: 'leaks', failures: [] })
        return isEnough()
      }, 120)
    const [first] = renderers.started
    await leakUntil(() => first!.memory() > 2e8)
    const slowPage = open('slow')
    await until(() => waiting.length === 1)
    await leakUntil(() => replaced.length === 1)
    expect(first?.pid).toBeDefined()
    waiting[0]!()
    expect(await slowPage).toMatchObject({ html: 'slow', failures: [] })
    await until(() => first?.pid === undefined)
    await leakUntil(() => replaced.length === 2)
    expect([faults, excluded.list(), site.renderers().restarts]).toEqual([[], [], 0])
  })
})
