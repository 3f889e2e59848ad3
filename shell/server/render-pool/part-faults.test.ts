import type { LivePart } from '@shop/releases'
import { until } from '@shop/shared-api/testing/until'
import type { FastifyBaseLogger } from 'fastify'
import { createLiveSite, type LiveSite } from '../release-set/live-site'
import { handMadeReleases } from '../testing/hand-made-releases'
import { testRenderers } from '../testing/test-renderers'
import { openExcludedVersions } from './excluded-versions'

const { release, remove } = handMadeReleases()
const remotes = ['catalogue', 'cart-checkout', 'account', 'wholesale', 'operations']
/** A remote without a fault. */
const bystander = 'loyalty'
const parts = ['shell', ...remotes]
let renderers: Awaited<ReturnType<typeof testRenderers>>
let site: LiveSite | undefined

beforeAll(async () => (renderers = await testRenderers()))
afterEach(() => site?.stop())
afterAll(() => renderers.stop())
afterAll(remove)

/** A shell with the page /shell, which renders the page of the part that a path names. */
const shellCode = (version: string, atLoad: string, inRender: string) => `
exports.shared = {}
const done = (html) => ({ status: 200, html, inlineStyles: [], inlineScript: '', cache: 'public', failures: [] })
exports.createRenderer = ({ parts }) => ({ async render(request, _context, { inBrowser }) {
  if (inBrowser) return done('the layout of ${version}')
  const part = new URL(request.url).pathname.slice(1)
  if (part === 'shell') { ${inRender}; return done('shell ${version}') }
  return done(await parts[part].live.bundle.page())
} })
${atLoad}`

const codeOf = (part: string, version: string, atLoad = '', inRender = '') =>
  part === 'shell'
    ? shellCode(version, atLoad, inRender)
    : `exports.page = async () => { ${inRender}; return '${part} ${version}' }; ${atLoad}`

const versionOf = (part: string, version: string, atLoad?: string, inRender?: string) =>
  release(part, version, codeOf(part, version, atLoad, inRender), { prefixes: [`/${part}`], samplePaths: [] })

const previous = Object.fromEntries(parts.map((part) => [part, versionOf(part, '1.0.0')]))
const healthy: LivePart = { live: versionOf(bystander, '1.0.0'), lastKnownGood: null, canary: null }

/** A site in which all parts have a new version with a fault. */
async function openSite({ atLoad = '', inRender = '', spares = true, excluded = openExcludedVersions() }) {
  const faults: string[] = []
  const live = Object.fromEntries(
    parts.map((part): [string, LivePart] => [
      part,
      {
        live: versionOf(part, '1.1.0', atLoad, inRender),
        lastKnownGood: spares ? previous[part]! : null,
        canary: null,
      },
    ]),
  )
  const log = { info: () => undefined, error: () => undefined, warn: () => undefined } as unknown as FastifyBaseLogger
  const made = await createLiveSite({
    read: async () => ({ revision: 1, parts: { ...live, [bystander]: healthy }, problems: [] }),
    watch: () => () => undefined,
    origin: 'http://shop.test',
    log,
    start: renderers.start,
    renderers: { least: 2, most: 2, hasSpare: true },
    excluded,
    onFault: ({ part, version }) => faults.push(`${part}@${version}`),
  })
  site = made
  const open = async (part: string) => made.current().renderer.render(`/${part}`)
  /** Resolves when another renderer is ready for when one ends. */
  const isFull = () => until(() => made.renderers().spares > 0, 60)
  return { open, isFull, faults, excluded, site: made }
}

const allocate = 'const all = []; for (;;) all.push(Buffer.alloc(5e7, 1))'
const newVersions = parts.map((part) => `${part}@1.1.0`).sort()
const namesOf = (versions: { part: string; version: string }[]) =>
  versions.map(({ part, version }) => `${part}@${version}`).sort()

describe('parts with faults', () => {
  test.each([
    ['loop', 'for (;;);'],
    ['end the process', 'process.exit(0)'],
    ['allocate without limit', allocate],
    ['throw', 'throw new Error("no start")'],
  ])('are replaced by their previous versions when they %s at load', async (_fault, atLoad) => {
    const { open, excluded, site: made } = await openSite({ atLoad })
    for (const part of parts) expect((await open(part)).html).toBe(`${part} 1.0.0`)
    expect((await open(bystander)).html).toBe(`${bystander} 1.0.0`)
    expect(namesOf(made.current().replaced.filter(({ version }) => version === '1.1.0'))).toEqual(
      expect.arrayContaining(newVersions.filter((name) => !name.startsWith('shell'))),
    )
    expect(namesOf(excluded.list())).toEqual(atLoad.startsWith('throw') ? [] : newVersions)
  })

  test.each([
    ['loop', 'for (;;);'],
    ['end the process', 'process.exit(0)'],
    ['allocate without limit', allocate],
  ])('are replaced for their visitors when they %s in a render', async (_fault, inRender) => {
    const { open, isFull, faults, excluded } = await openSite({ inRender })
    for (const part of remotes) {
      await isFull()
      const [faulty, other] = await Promise.all([open(part), open(bystander)])
      expect(faulty).toMatchObject({ status: 200, html: `${part} 1.0.0` })
      expect(other.html).toBe(`${bystander} 1.0.0`)
      // A version that had no processor on a busy machine is blamed at the next visit.
      for (const failure of faulty.failures) expect(failure).toMatchObject({ part, version: '1.1.0', to: '1.0.0' })
      await until(async () => {
        await open(part)
        return faults.includes(`${part}@1.1.0`)
      }, 60)
    }
    await isFull()
    expect(await open('shell')).toMatchObject({ status: 503, html: 'the layout of 1.1.0' })
    await until(async () => (await open('shell')).html === 'shell 1.0.0', 60)
    expect([...new Set(faults)].sort()).toEqual(newVersions)
    expect(namesOf(excluded.list())).toEqual(newVersions)
    for (const part of remotes) expect((await open(part)).failures).toEqual([])
  })

  test.each([
    ['at load', { atLoad: `setTimeout(() => { throw new Error('late') }, 20)` }],
    ['in a render', { inRender: `setTimeout(() => { throw new Error('late') }, 20)` }],
  ])('are replaced when a timer throws that they started %s', async (_when, fault) => {
    const { open, excluded } = await openSite(fault)
    for (const part of parts) await until(async () => (await open(part)).html === `${part} 1.0.0`, 60)
    expect(namesOf(excluded.list())).toEqual(newVersions)
    expect((await open(bystander)).html).toBe(`${bystander} 1.0.0`)
  })

  test('are reported and shown when they leave a rejection unhandled', async () => {
    const { open, faults, excluded } = await openSite({ inRender: `Promise.reject(new Error('forgotten'))` })
    for (const part of parts) expect((await open(part)).html).toBe(`${part} 1.1.0`)
    await until(() => faults.length >= parts.length, 60)
    expect(faults.sort()).toEqual(newVersions)
    expect(excluded.list()).toEqual([])
  })

  test('are rendered on by the only usable shell, which is reported but not excluded', async () => {
    const { open, faults, excluded } = await openSite({ inRender: 'for (;;);', spares: false })
    await until(async () => {
      expect((await open('shell')).status).toBe(503)
      return faults.length > 1
    }, 60)
    expect(new Set(faults)).toEqual(new Set(['shell@1.1.0']))
    expect(excluded.list()).toEqual([])
    expect((await open(bystander)).html).toBe(`${bystander} 1.0.0`)
  })

  test('are unavailable rather than not found when none of their versions runs, and reported for each visitor', async () => {
    const { open, site: made } = await openSite({
      atLoad: `if (exports.page) throw new Error('no start')`,
      spares: false,
    })
    for (const part of remotes) {
      expect(made.current().set.parts[part]).toBeUndefined()
      expect(await open(part)).toMatchObject({
        ...{ status: 503, html: 'the layout of 1.1.0', cache: 'private' },
        failures: [{ part, version: '1.1.0', to: null }],
      })
    }
    expect((await open(bystander)).html).toBe(`${bystander} 1.0.0`)
  })

  test('do not run again after a restart, until the pointer moves', async () => {
    const { excluded } = await openSite({ atLoad: 'process.exit(0)' })
    site?.stop()
    const before = renderers.started.length
    const { open } = await openSite({ atLoad: 'process.exit(0)', excluded })
    expect((await open('account')).html).toBe('account 1.0.0')
    const ends = renderers.started.slice(before).filter(({ pid }) => pid === undefined)
    expect(ends).toEqual([])
  })
})
