import type { LivePart } from '@shop/releases'
import type { FastifyBaseLogger } from 'fastify'
import { handMadeReleases } from '../testing/hand-made-releases'
import { createLiveSite } from './live-site'
import { testRenderers } from '../testing/test-renderers'

const { release, remove } = handMadeReleases()
/** Counts the rendered pages: each makes one call. */
const counted = { rendered: 0 }
let renderers: Awaited<ReturnType<typeof testRenderers>>
beforeAll(async () => {
  renderers = await testRenderers(async () => {
    counted.rendered += 1
    return Response.json({ data: [] })
  })
})
afterAll(() => renderers.stop())
afterAll(remove)

const shellCode = `exports.shared = {}
exports.createRenderer = ({ parts }) => ({ render: async (_request, { api }, { inBrowser }) => {
  if (!inBrowser) await api.request('GET /menu')
  return { status: 200, inlineStyles: [], failures: [], html: parts.catalogue?.live.bundle.page }
} })`

const shell: LivePart = { live: release('shell', '1.0.0', shellCode), lastKnownGood: null, canary: null }
const catalogue = (version: string) => release('catalogue', version, `exports.page = 'catalogue ${version}'`)

function world(first: LivePart) {
  let revision = 1
  let part = first
  let problems: string[] = []
  let tell = () => undefined as void
  let swapped = () => undefined as void
  const logged: unknown[][] = []
  const log = {
    info: () => swapped(),
    error: (...line: unknown[]) => logged.push(line),
  } as unknown as FastifyBaseLogger
  const site = () =>
    createLiveSite({
      read: async () => ({ revision, parts: { shell, catalogue: part }, problems }),
      watch: (onChange) => ((tell = onChange), () => undefined),
      start: renderers.start,
      origin: 'http://shop.test',
      log,
    })
  const move = (next: LivePart, messages: string[] = [], grows = 1) => {
    part = next
    problems = messages
    revision += grows
    tell()
    return new Promise<void>((taken) => (swapped = taken))
  }
  return { site, move, logged }
}

const plain = (version: string): LivePart => ({ live: catalogue(version), lastKnownGood: null, canary: null })
const versionFor = (site: Awaited<ReturnType<typeof createLiveSite>>, bucket: number) =>
  site.forBucket(bucket).set.parts.catalogue?.version

describe('createLiveSite', () => {
  test('serves a canary to its share of visitors, with the live version as fallback', async () => {
    const { site: open } = world({ ...plain('1.0.0'), canary: { release: catalogue('1.1.0'), percent: 30 } })
    const site = await open()
    expect(site.hasCanary()).toBe(true)
    const versions = Array.from({ length: 1000 }, (_, bucket) => versionFor(site, bucket * 10))
    const share = versions.filter((version) => version === '1.1.0').length
    expect(share).toBeGreaterThan(240)
    expect(share).toBeLessThan(360)
    const chosen = versions.indexOf('1.1.0') * 10
    expect(site.forBucket(chosen)).toBe(site.forBucket(chosen))
    expect(site.forBucket(chosen).set.parts.catalogue?.lastKnownGood?.version).toBe('1.0.0')
    expect(site.current().set.parts.catalogue?.version).toBe('1.0.0')
    expect(site.setById(site.forBucket(chosen).set.id ?? '')?.parts.catalogue?.version).toBe('1.1.0')
    site.stop()
  })

  test('replaces a broken version by its last known good one, and no other version', async () => {
    const { site: open } = world({ ...plain('1.1.0'), lastKnownGood: catalogue('1.0.0') })
    const site = await open()
    const versionWithout = (version: string) => site.current([{ part: 'catalogue', version }]).set.parts.catalogue
    const replaced = versionWithout('1.1.0')
    expect(replaced).toMatchObject({ version: '1.0.0', lastKnownGood: null })
    const { set } = site.current([{ part: 'catalogue', version: '1.1.0' }])
    expect(site.setById(set.id ?? '')).toBe(set)
    for (const version of ['1.0.0', '9.9.9']) expect(versionWithout(version)?.version).toBe('1.1.0')
    expect(site.current([{ part: 'shell', version: '1.0.0' }])).toBe(site.current())
    site.stop()
  })

  test('gives equal versions the same id in every revision', async () => {
    const { site: open, move } = world(plain('1.0.0'))
    const site = await open()
    const { id } = site.current().set
    await move(plain('1.1.0'))
    expect(site.current().set).toMatchObject({ revision: 2 })
    expect(site.current().set.id).not.toBe(id)
    await move(plain('1.0.0'))
    expect(site.current().set).toMatchObject({ revision: 3, id })
    site.stop()
  })

  test('takes a rollback without rendering sample paths again', async () => {
    const { site: open, move } = world(plain('1.0.0'))
    const site = await open()
    const atStart = counted.rendered
    await move(plain('1.1.0'))
    const afterMove = counted.rendered
    expect(afterMove).toBeGreaterThan(atStart)
    await move(plain('1.0.0'))
    expect(site.current().set.parts.catalogue?.version).toBe('1.0.0')
    expect(counted.rendered).toBe(afterMove)
    await move(plain('1.2.0'))
    expect(counted.rendered).toBeGreaterThan(afterMove)
    site.stop()
  })

  test('reports problems of the live set, and swaps once it is complete', async () => {
    const { site: open, move, logged } = world(plain('1.0.0'))
    const site = await open()
    await move(plain('1.0.0'), ['catalogue 1.1.0 is not in the releases.'])
    expect(logged.map((line) => line[1])).toEqual(['catalogue 1.1.0 is not in the releases.'])
    await move(plain('1.1.0'), [], 0)
    expect(site.current().set.parts.catalogue?.version).toBe('1.1.0')
    site.stop()
  })

  test('serves the shop without a part if its version does not start, and records it', async () => {
    const { site: open, move, logged } = world(plain('1.0.0'))
    const site = await open()
    await move({
      live: release('catalogue', '1.1.0', 'throw new Error("no start")'),
      lastKnownGood: null,
      canary: null,
    })
    expect(logged[0]?.[1]).toBe('a released version does not run')
    expect(site.current().set.parts.catalogue).toBeUndefined()
    expect(site.current().replaced).toMatchObject([{ part: 'catalogue', version: '1.1.0' }])
    site.stop()
  })

  test.each([
    [1, ['entry.js', 'shop.js']],
    [2, ['entry.js']],
  ] as const)('lists chunk hashes in pages only where the entry lacks them (schema %i)', async (schema, named) => {
    const built = catalogue('1.0.0')
    const { files } = built.manifest
    const manifest = { ...built.manifest, schema, files: { ...files, 'browser/shop.js': files['browser/entry.js']! } }
    const live = { ...built, manifest }
    const { site: open } = world({ live, lastKnownGood: { ...live, version: '0.9.0' }, canary: null })
    const site = await open()
    const { integrity, lastKnownGood } = site.forBucket(0).set.parts.catalogue!
    const paths = named.map((file) => `/r/catalogue/1.0.0/${file}`)
    expect([integrity, lastKnownGood?.integrity].map((hashes) => Object.keys(hashes ?? {}))).toEqual([paths, paths])
    site.stop()
  })
})
