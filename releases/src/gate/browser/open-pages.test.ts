import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { contentAddress } from '@shop/shared-api/file-address'
import type { ReleaseManifest } from '../../contract'
import { builtFolder, temporaryFolder } from '../../testing/built-folder'
import { describeInBrowser } from '../../testing/describe-in-browser'
import type { CandidateSet } from '../candidate-set'
import { affectedPages } from '../choose-pages'
import type { PageFault } from '../page-faults'
import { launchBrowser } from './launch-browser'
import { openPages } from './open-pages'
import { defaultDeadlines } from './visit-page'

const hydrate = `performance.mark('hydrated'); document.documentElement.dataset.hydrated = ''`
const report = (cause: string) => {
  const body = { part: 'catalogue', version: '1.0.0', to: null, message: 'it broke', path: '/', cause }
  return `navigator.sendBeacon('/health/part-failures', new Blob(['${JSON.stringify(body)}'], { type: 'application/json' }))`
}

/** The browser code of each page; a page's markup is the same but for `bodies`. */
const scripts = {
  fine: hydrate,
  throws: `${hydrate}; setTimeout(() => { throw new TypeError('x is not a function') })`,
  rejects: `${hydrate}; Promise.reject(new Error('nothing waits'))`,
  html: '<!doctype html>',
  silent: '',
  container: `const container = { get: () => new Promise(() => undefined) }; container.get('./routes').then(() => { ${hydrate} })`,
  loops: 'for (;;);',
  'loops-later': `${hydrate}; setTimeout(() => { for (;;); }, 100)`,
  styled: `document.body.setAttribute('style', 'color: red'); ${hydrate}`,
  evaluates: `try { eval('1') } catch {} ${hydrate}`,
  unlabelled: `document.body.append(document.createElement('input')); ${hydrate}`,
  forges: `performance.now = () => 0; window.axe = { run: async () => ({ violations: [] }) };
    Object.defineProperty(window, 'axe', { writable: false });
    window.addEventListener('securitypolicyviolation', (event) => event.stopImmediatePropagation(), true);
    document.body.append(document.createElement('input')); document.body.setAttribute('style', 'color: red');
    ${hydrate}`,
  fails: `${report('code')}; ${hydrate}`,
  'api-fails': `${report('api')}; ${hydrate}`,
  'without-axe': hydrate,
  section: `document.body.setAttribute('data-section-unavailable', ''); ${hydrate}`,
  large: `/* ${'0123456789'.repeat(40_000)} */ ${hydrate}`,
  cart: `if (JSON.parse(localStorage.getItem('cart:v1')).lines[0].title === 'Glove') ${hydrate}`,
  saves: `fetch('/api/add-order', { method: 'POST' }).then(({ status }) => { if (status === 403) { ${hydrate} } })`,
}
type Page = keyof typeof scripts

const requests: string[] = []

function answer(url = ''): object {
  if (url.startsWith('/api/get-products')) return { data: [{ id: 7 }] }
  const variant = { id: 9, available: 10, size: 'M', color: 'Black', image: '/i' }
  return { data: { id: 7, title: 'Glove', productVariations: [variant] } }
}

describeInBrowser('browser check', (executablePath) => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  let set: CandidateSet
  let browser: Browser | undefined
  const api = createServer(({ url, method }, response) => {
    requests.push(`${method} ${url}`)
    response.end(JSON.stringify(answer(url)))
  })
  let apiUrl = ''
  /** The faults of the pages, opened in one browser. */
  let faults: PageFault[] = []
  const faultsOf = (page: Page) => faults.filter(({ path }) => path === `/${page}`)

  beforeAll(async () => {
    await new Promise<void>((ready) => api.listen(0, '127.0.0.1', ready))
    apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
    folder = await temporaryFolder()
    const files = Object.entries(scripts).map(([page, code]) => [`browser/${page}.js`, code])
    const samplePaths = Object.keys(scripts).map((page) =>
      page === 'cart' ? { path: '/cart', cart: true as const } : `/${page}`,
    )
    const built = await builtFolder(folder.path, { files: Object.fromEntries(files), contract: { samplePaths } })
    const manifest = JSON.parse(await readFile(join(built, 'release.json'), 'utf8')) as ReleaseManifest
    set = {
      parts: { catalogue: manifest },
      folders: { catalogue: built },
      moving: ['catalogue'],
    } as unknown as CandidateSet
    const pages = affectedPages(set)
    const waiting = ['/html', '/silent', '/container', '/loops', '/loops-later']
    const quick = pages.filter(({ path }) => ![...waiting, '/without-axe'].includes(path))
    const slow = pages.filter(({ path }) => waiting.includes(path))
    const impatient = { ...options(), deadlines: { ...defaultDeadlines, hydratedMs: 2_000, answerMs: 1_000 } }
    // No result of axe is that quick.
    const withoutAxe = { ...options(), deadlines: { ...defaultDeadlines, axeMs: 1 } }
    const unchecked = pages.filter(({ path }) => path === '/without-axe')
    faults = [
      ...(await openPages(set, quick, render, options())),
      ...(await openPages(set, slow, render, impatient)),
      ...(await openPages(set, unchecked, render, withoutAxe)),
    ]
  })
  afterAll(async () => {
    await browser?.close()
    api.close()
    await folder.remove()
  })

  const options = () => ({
    scriptHashes: [],
    apiUrl,
    budget: { documentKilobytes: 20, scriptKilobytes: 300 },
    launch: (origin: string) => launchBrowser(executablePath, origin),
  })
  const render = async (path: string) => ({
    status: 200,
    html: Buffer.from(documentOf(set, path.slice(1) as Page)),
    inlineStyles: [],
    inlineScript: '',
    cache: 'public' as const,
    failures: [],
  })

  test.each<Page>(['fine', 'cart', 'saves'])('passes the page “%s” without a fault', (page) => {
    expect(faultsOf(page)).toEqual([])
  })

  test.each<[Page, string]>([
    ['throws', 'TypeError: x is not a function'],
    ['rejects', 'Error: nothing waits'],
    ['html', 'SyntaxError'],
    ['silent', 'it is not hydrated after 2 s'],
    ['container', 'it is not hydrated after 2 s'],
    ['loops', 'a script runs without an end'],
    ['loops-later', 'a script runs without an end'],
    ['styled', 'style-src-attr'],
    ['evaluates', 'require-trusted-types-for'],
    ['unlabelled', 'Form elements must have labels'],
    ['without-axe', 'its accessibility can’t be checked'],
    ['fails', 'catalogue 1.0.0 failed: it broke'],
    ['section', 'a section is “temporarily unavailable”'],
    ['large', 'its scripts transfer 401 kB; the budget is 300 kB'],
  ])('reports the page “%s”', (page, problem) => {
    expect(faultsOf(page)).toContainEqual(
      expect.objectContaining({ part: 'catalogue', problem: expect.stringContaining(problem), isExcused: false }),
    )
  })

  test('finds what a page tries to hide', () => {
    expect(faultsOf('forges').map(({ problem }) => problem)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('style-src-attr'),
        expect.stringContaining('Form elements must have labels'),
      ]),
    )
  })

  test('excuses a part that fails because of the API', () => {
    expect(faultsOf('api-fails')).toMatchObject([{ isExcused: true }])
  })

  test('makes no call that changes data', () => {
    expect(requests.filter((request) => !request.startsWith('GET'))).toEqual([])
  })
})

function documentOf({ parts }: CandidateSet, page: Page): string {
  const integrity = parts.catalogue!.files[`browser/${page}.js`]!.integrity
  const path = page === 'fine' ? contentAddress('catalogue', integrity, 'fine.js') : `/r/catalogue/1.0.0/${page}.js`
  const script = `<script src="${path}" integrity="${integrity}" defer></script>`
  return `<!doctype html><html lang="en"><head><title>Page</title>${script}</head><body><main><h1>Page</h1></main></body></html>`
}
