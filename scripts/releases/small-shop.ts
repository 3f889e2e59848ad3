import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { openSignedStore, promote, publishRelease, type RegistryContext } from '@shop/releases'
import { inlineScriptHash } from '@shop/shared-api/built-code'
import type { ReleaseManifest } from '@shop/shared-api/contract'
import { freePort } from '@shop/federation/ports'
import { allowEverything } from '@shop/shared-api/production'
import { startService, type Service, type ServiceSpec } from '../start/child-service'
import { supervise } from '../start/supervise'
import { waitUntilReady } from '../start/wait-until-ready'

const root = resolve(__dirname, '../..')
const actor = { by: 'Ada', role: 'local' }

/** The shell's description of a site of one page below /shop that reads these parameters. */
const siteOf = (parameters: readonly string[]) => ({
  routes: [{ id: 'catalogue/shop', path: '/shop/*' }],
  forms: {},
  parameters: { catalogue: { 'catalogue/shop': parameters } },
  access: { members: [], guests: [], loginPath: '/login', homePath: '/' },
})

/** A minimal shell that renders the catalogue's page, or the previous version if that throws, like the real one. */
const shellCode = (site: object | null) => `
exports.shared = {}
exports.createRenderer = ({ parts }) => ({
  describe: () => (${JSON.stringify(site)}),
  async render(request, { api }, { inBrowser } = {}) {
    const failures = []
    const done = (html) => ({ status: 200, html, inlineStyles: [], inlineScript: '', cache: 'public', failures })
    if (inBrowser) return done('the layout')
    const { live, lastKnownGood } = parts.catalogue
    try {
      return done(await live.bundle.page(api, new URL(request.url)))
    } catch (error) {
      failures.push({ part: 'catalogue', version: live.release.version, to: lastKnownGood && lastKnownGood.release.version, error })
      return done('the version before')
    }
  },
})`

/** Release server and document server with handwritten parts and an API that a test can break. */
export interface SmallShop {
  shop: string
  /** Folder of both servers, removed by `stop`. */
  dataDir: string
  context: RegistryContext
  /**
   * Publishes and promotes a catalogue; its page is the body of an async function of `api` and `url`.
   */
  release(version: string, page: string, options?: ReleaseOptions): Promise<void>
  /** The process that currently serves pages. */
  documentServerPid(): number | undefined
  breakApi(broken: boolean): void
  stop(): Promise<void>
}

interface ReleaseOptions {
  canary?: number
  /** Code that runs when the bundle loads. */
  atLoad?: string
  /** Inline scripts that the release records. */
  inlineScripts?: readonly string[]
}

interface SmallShopOptions {
  /** Address of another API than the one that `breakApi` breaks. */
  apiUrl?: string
  /** Query parameters that the catalogue's page declares; by default it declares none, like older versions. */
  parameters?: readonly string[]
}

/** Starts both servers on free ports and waits until they respond. */
export async function startSmallShop({ apiUrl, parameters }: SmallShopOptions = {}): Promise<SmallShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'small-shop-'))
  let isBroken = false
  const api = createServer((_request, answer) =>
    answer.writeHead(isBroken ? 500 : 200, { 'content-type': 'application/json' }).end('{"data":[]}'),
  )
  await new Promise<void>((ready) => api.listen(0, '127.0.0.1', ready))
  const context: RegistryContext = {
    ...(await openSignedStore(join(dataDir, 'releases'), { dataDir, env: {} })),
    knownParts: ['shell', 'catalogue'],
    apiVersion: '1.0.0',
  }
  const put = async (
    part: string,
    version: string,
    code: string,
    { canary, inlineScripts }: ReleaseOptions = {},
  ): Promise<void> => {
    const folder = builtPart(dataDir, { part, version, code, inlineScripts })
    await publishRelease(context, actor, { part, folder })
    await promote(context, actor, { targets: [{ part, version }], canary })
  }
  const release: SmallShop['release'] = (version, page, { atLoad = '', ...options } = {}) =>
    put('catalogue', version, `exports.page = async (api, url) => { ${page} }; ${atLoad}`, options)
  await put('shell', '1.0.0', shellCode(parameters ? siteOf(parameters) : null))
  await release('1.0.0', `return 'page of 1.0.0'`)

  const [port, releasesPort] = [await freePort(), await freePort()]
  const env = {
    DATA_DIR: dataDir,
    PORT: String(port),
    RELEASES_PORT: String(releasesPort),
    OPERATIONS_PORT: '0',
    API_URL: apiUrl ?? `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    RELEASES_URL: undefined,
    RELEASES_RENDERER: 'off',
    NODE_ENV: 'production',
    TRUSTED_PROXIES: 'loopback',
    ALLOW_IN_PRODUCTION: allowEverything,
  }
  const run = (spec: ServiceSpec): Service => startService(spec, () => undefined)
  const start = (name: string, entry: string): Service =>
    run({ name, entry: join(root, entry), env, hangTimeoutMs: 6_000 })
  const services = [
    start('release server', 'releases/src/server/main.ts'),
    start('document server', 'shell/server/main.ts'),
  ]
  await Promise.all(services.map((service) => waitUntilReady(service, 60)))
  const stopping = new AbortController()
  const policy = { firstDelay: 100, maxDelay: 100, resetAfter: 60_000 }
  supervise(services, { policy, start: run, log: () => undefined, signal: stopping.signal })
  return {
    shop: `http://127.0.0.1:${port}`,
    dataDir,
    context,
    release,
    documentServerPid: () => services[1]?.pid,
    breakApi: (broken) => void (isBroken = broken),
    async stop() {
      stopping.abort()
      await Promise.all([...services.map((service) => service.stop()), closed(api)])
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((done) => server.close(() => done()))
}

interface HandMadePart extends Pick<ReleaseOptions, 'inlineScripts'> {
  part: string
  version: string
  /** Its Node bundle. */
  code: string
}

function builtPart(dataDir: string, { part, version, code, inlineScripts = [] }: HandMadePart): string {
  const folder = mkdtempSync(join(dataDir, 'built-'))
  const files: ReleaseManifest['files'] = {}
  for (const [path, content] of Object.entries({
    'browser/entry.js': `/* ${part} ${version} */`,
    'node/server.cjs': code,
  })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
    const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`
    files[path] = { integrity, bytes: Buffer.byteLength(content) }
  }
  const manifest: ReleaseManifest = {
    schema: 1,
    part,
    version,
    commit: null,
    builtAt: '2026-01-01T00:00:00.000Z',
    builder: 'by hand',
    source: `${part} ${version}`,
    shared: {},
    inlineScripts: Object.fromEntries(inlineScripts.map((text, index) => [`${index}`, inlineScriptHash(text)])),
    contract: {
      name: part,
      api: '^1.0.0',
      prefixes: part === 'shell' ? ['/faqs'] : ['/shop'],
      events: { publishes: [], reads: [] },
      widgets: { offers: {}, uses: {} },
      samplePaths: [],
    },
    entry: 'entry.js',
    node: 'node/server.cjs',
    files,
    chunks: {},
  }
  writeFileSync(join(folder, 'release.json'), JSON.stringify(manifest))
  return folder
}
