import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { ReleaseManifest } from '../contract'
import { builtFolder, temporaryFolder, type BuildOptions } from '../testing/built-folder'
import { rendererProgram, smallPart, smallShell } from '../testing/small-parts'
import { BrowserUnavailable } from './browser/launch-browser'
import { defaultPageBudget } from './browser/page-budget'
import type { CandidateSet } from './candidate-set'
import { affectedPages } from './choose-pages'
import { createInspector, type InspectSet } from './inspect-set'

describe('inspection of a set', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let calls = 0
  const api = createServer(({ url }, response) => {
    calls += 1
    response.writeHead(url === '/api/menu' ? 200 : 503, { 'content-type': 'application/json' }).end('{"data":[]}')
  })
  let inspect: InspectSet
  beforeAll(async () => {
    folder = await temporaryFolder()
    await new Promise<void>((ready) => api.listen(0, '127.0.0.1', ready))
    inspect = inspector()
  })
  afterAll(async () => {
    api.close()
    await folder.remove()
  })

  function inspector({ launch = null, ...rest }: Partial<Parameters<typeof createInspector>[0]> = {}) {
    return createInspector({
      programEntry: rendererProgram,
      cacheFolder: join(folder.path, 'program'),
      origin: 'http://shop.test',
      apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
      budget: defaultPageBudget,
      launch,
      ...rest,
    })
  }

  async function setOf(...built: BuildOptions[]): Promise<CandidateSet> {
    const parts: Record<string, ReleaseManifest> = {}
    const folders: Record<string, string> = {}
    for (const options of built) {
      const home = await builtFolder(folder.path, options)
      const manifest = JSON.parse(await readFile(join(home, 'release.json'), 'utf8')) as ReleaseManifest
      parts[manifest.part] = manifest
      folders[manifest.part] = home
    }
    return { parts, folders, moving: ['catalogue'] } as unknown as CandidateSet
  }
  const samplesOf = async (page: string, atLoad?: string) => {
    const set = await setOf(smallShell, smallPart('catalogue', '1.0.0', page, atLoad))
    return (await inspect(set, [])).samples
  }

  test.each([
    ['throws while it loads', '', `throw new Error('no start')`, 'no start'],
    ['throws while it renders', `throw new TypeError('x is not a function')`, '', 'x is not a function'],
    ['ends the process', 'process.exit(0)', '', 'process.exit'],
    ['rejects without a handler', `Promise.reject(new Error('forgotten')); await null; return 'page'`, '', 'forgotten'],
    [
      'describes more routes than any part has',
      '',
      `Object.defineProperty(exports, 'routes', { get: () => Array(201).fill({ path: '/x' }), set() {} })`,
      'invalid description',
    ],
    ['sends no document', `return { html: 'page' }`, '', 'lacks the root element'],
    [
      'writes another inline script into the document',
      `return { inlineScript: 'steal()' }`,
      '',
      'release.json of the shell',
    ],
    ['shows a failed section', `return '<p data-section-unavailable></p>'`, '', 'a section that is unavailable'],
    ['answers 503 though the API answers', `await api.request('GET /menu'); return { status: 503 }`, '', 'answers 503'],
  ])('blames a part that %s', async (_what, page, atLoad, problem) => {
    expect(await samplesOf(page, atLoad)).toContainEqual(
      expect.objectContaining({ part: 'catalogue', cause: 'code', problem: expect.stringContaining(problem) }),
    )
  })

  test.each([
    ['loop', 'for (;;);', 'did not answer in time'],
    ['allocate without limit', 'for (const all = [];;) all.push(new Array(1e6).fill(1))', 'it (used more|ended)'],
    ['throw in a timer', `setTimeout(() => { throw new Error('late') })`, 'late'],
  ])('blames each remote if all of them %s at load', async (_fault, atLoad, problem) => {
    const remotes = ['catalogue', 'cart-checkout', 'account', 'wholesale', 'operations']
    const page = `await new Promise((late) => setTimeout(late, 100)); return 'page'`
    const built = remotes.map((part) => smallPart(part, '1.0.0', page, atLoad))
    const { samples } = await inspect({ ...(await setOf(smallShell, ...built)), moving: remotes }, [])
    for (const part of remotes)
      expect(samples).toContainEqual(
        expect.objectContaining({ part, cause: 'code', problem: expect.stringMatching(problem) }),
      )
  })

  test('blames a part that never stops rendering, and renders the next page', async () => {
    const page = `if (path.endsWith('/endless')) for (;;); return { status: 404 }`
    const samplePaths = ['/catalogue/endless', '/catalogue/next']
    const part = { ...smallPart('catalogue', '1.0.0', page), contract: { samplePaths } }
    const { samples } = await inspector({ pageDeadlineMs: 1_000 })(await setOf(smallShell, part), [])
    expect(samples).toMatchObject([
      { path: '/catalogue/endless', cause: 'code', problem: expect.stringContaining('did not answer in time') },
      { path: '/catalogue/next', cause: 'missing' },
    ])
  })

  test('excuses a part if its page fails because the API does, or does not exist', async () => {
    const page = `await api.request('GET /get-slabs').catch(() => undefined); return { status: 503 }`
    expect(await samplesOf(page)).toMatchObject([{ cause: 'api', problem: 'it answers 503' }])
    expect(await samplesOf(`return { status: 404 }`)).toMatchObject([{ cause: 'missing' }])
  })

  test('renders nothing without a shell', async () => {
    const set = await setOf(smallPart('catalogue', '1.0.0', `return 'page'`))
    expect((await inspect(set, [])).samples).toMatchObject([{ part: '*', cause: 'absent' }])
  })

  test('inspects a set without a fault once, and another one again', async () => {
    const page = `await api.request('GET /menu'); return 'page'`
    const set = await setOf(smallShell, smallPart('catalogue', '1.0.0', page))
    const before = calls
    expect(await inspect(set, [])).toMatchObject({ samples: [], described: { catalogue: {} } })
    await inspect(set, [])
    expect(calls - before).toBe(1)
    await inspect(await setOf(smallShell, smallPart('catalogue', '1.0.0', `${page};`)), [])
    expect(calls - before).toBe(2)
  })

  test('says why no browser opens the pages', async () => {
    const set = await setOf(smallShell, smallPart('catalogue', '1.0.0', `return 'page'`))
    const pages = affectedPages(set)
    expect(await inspect(set, pages)).toMatchObject({ samples: [], noBrowser: 'no Chromium is installed here' })
    const broken = inspector({ launch: () => Promise.reject(new BrowserUnavailable('chromium does not start')) })
    expect(await broken(set, pages)).toMatchObject({ noBrowser: 'chromium does not start' })
  })
})
