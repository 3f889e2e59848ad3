import { rmSync } from 'node:fs'
import { openChromium, type Browser, type Page } from '@shop/e2e/browser'
import { buildParts, readParts, type BuiltPart } from '@shop/federation'
import { claimPrefixes, openSignedStore, promote, publishRelease } from '@shop/releases'
import { describeInBrowser } from '@shop/releases/testing/describe-in-browser'
import { releaseManifest, type ReleaseManifest } from '@shop/shared-api/contract'
import { newFolder } from '../packages/testing/outside-remote'
import { startDocumentServer } from '../packages/testing/outside-shop'
import { startPlainHost, type PlainHost } from './testing/plain-host'

// Builds two remotes and a site, unless a test before has built the remotes.
jest.setTimeout(600_000)

const actor = { by: 'Ada', role: 'local' }

/** Publishes builds into a new registry in `dataDir` and promotes them. */
async function goLive(dataDir: string, built: readonly BuiltPart[]): Promise<Record<string, ReleaseManifest>> {
  const store = await openSignedStore(`${dataDir}/releases`, { dataDir, env: {} })
  const parts = readParts()
  const context = { ...store, knownParts: parts.map(({ name }) => name), apiVersion: '1.0.0' }
  await claimPrefixes(context, actor, Object.fromEntries(parts.map(({ name, prefixes }) => [name, prefixes])))
  for (const { part, dir } of built) await publishRelease(context, actor, { part, folder: dir })
  await promote(context, actor, { targets: built.map(({ part, version }) => ({ part, version })) })
  const manifests = await Promise.all(
    built.map(async ({ part, version }) => {
      const { payload } = (await context.store.getRelease(part, version)) ?? { payload: '' }
      return [part, releaseManifest.parse(JSON.parse(payload))] as const
    }),
  )
  await context.store.close()
  return Object.fromEntries(manifests)
}

/** A page with the addresses that it requested and the errors that its console showed. */
async function open(browser: Browser, url: string) {
  const page = await browser.newPage()
  const [requests, errors]: [string[], string[]] = [[], []]
  page.on('request', (request) => requests.push(request.url()))
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(url)
  return { page, requests, errors }
}

/** A page with Module Federation's runtime, as its developer tools see it. */
declare const __FEDERATION__: {
  __INSTANCES__: { shareScopeMap: { default: Record<string, Record<string, { from: string; loaded?: boolean }>> } }[]
  __SHARE__: Record<string, Record<string, Record<string, Record<string, { from: string; loaded?: boolean }>>>>
  moduleInfo: Record<string, ModuleInfo>
}

interface ModuleInfo {
  version?: string
  remoteEntry?: string
  remotesInfo?: Record<string, { matchedVersion: string }>
  modules?: { moduleName: string }[]
}

/** Who provides the copy of each shared package that runs in a page of the host, as its runtime records it. */
const providers = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const shared = Object.entries(__FEDERATION__.__INSTANCES__[0]?.shareScopeMap.default ?? {})
    return Object.fromEntries(
      shared.map(([name, versions]) => [name, Object.values(versions).find(({ loaded }) => loaded)?.from ?? '']),
    )
  })

/** Scripts with the copies of some packages in an open entry. */
async function fallbackFiles(folder: string, packages: readonly string[]): Promise<string[]> {
  interface Manifest {
    shared: { name: string; assets: { js: { sync: string[] } } }[]
  }
  const { shared } = (await (await fetch(`${folder}/mf-manifest.json`)).json()) as Manifest
  return shared.filter(({ name }) => packages.includes(name)).flatMap(({ assets }) => assets.js.sync)
}

describeInBrowser('open entries', () => {
  const dataDir = newFolder('open-entry')
  let manifests: Record<string, ReleaseManifest>
  let shop: Awaited<ReturnType<typeof startDocumentServer>>
  let host: PlainHost
  let browser: Browser
  beforeAll(async () => {
    const shell = await buildParts({ parts: ['shell'] })
    const remotes = await buildParts({ parts: ['account', 'wholesale'], hasOpenEntry: true })
    manifests = await goLive(dataDir, [...shell, ...remotes])
    shop = await startDocumentServer(dataDir, 'http://127.0.0.1:1')
    host = await startPlainHost(shop.origin)
    browser = await openChromium()
  })
  afterAll(async () => {
    await browser?.close()
    await host?.stop()
    await shop?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('let a plain host of another origin show a page and a widget with its own copies of shared packages', async () => {
    const { page, requests, errors } = await open(browser, `${host.origin}/login`)
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    await page.getByLabel('Email').waitFor()
    await page.getByText('Retail prices').waitFor()
    expect(errors).toEqual([])

    const used = await providers(page)
    for (const name of host.shared) expect([name, used[name]]).toEqual([name, 'plain_host'])
    expect(used['@shop/shared-ui']).toMatch(/^shop_(account|wholesale)_.*_open$/)
    const fallbacks = await fallbackFiles(`${shop.origin}/r/account/${manifests['account']?.version}/open`, host.shared)
    expect(fallbacks.length).toBeGreaterThanOrEqual(host.shared.length)
    expect(requests.filter((url) => fallbacks.some((file) => url.endsWith(file)))).toEqual([])
    await page.close()
  })

  test('are connected to a host by an adapter with the address of the API, styles and events', async () => {
    const { page, errors } = await open(browser, `${host.origin}/login?connected`)
    await page.getByLabel('Email').fill('ada@shop.example')
    await page.getByRole('textbox', { name: 'Password' }).fill('a long password')
    expect(errors).toEqual([])
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('alert').first().waitFor()
    expect(host.calls).toContain('/shop-api/login')
    const seen = await page.evaluate(() => ({
      events: (globalThis as unknown as { events: [string, unknown][] }).events,
      color: getComputedStyle(document.documentElement).getPropertyValue('--color-ink'),
      outside: getComputedStyle(document.querySelector('main')!).marginBlockStart,
    }))
    expect(seen.events).toContainEqual(['session/changed', { user: null }])
    expect(seen.color).not.toBe('')
    await page.close()
  })

  test('are the only files of a release that pages of other origins may read, apart from their list', async () => {
    const { account } = manifests
    const headersOf = async (path: string) => {
      const { status, headers } = await fetch(shop.origin + path, { headers: { origin: host.origin } })
      expect([path, status]).toEqual([path, 200])
      return ['access-control-allow-origin', 'cross-origin-resource-policy'].map((name) => headers.get(name))
    }
    const version = `/r/account/${account?.version}`
    for (const path of ['/.well-known/frontend-discovery', `${version}/open/mf-manifest.json`])
      expect(await headersOf(path)).toEqual(['*', 'cross-origin'])
    for (const path of ['/login', `${version}/mf-manifest.json`, `${version}/${account?.entry}`])
      expect(await headersOf(path)).toEqual([null, 'same-origin'])
  })

  test('leave the shop’s own pages to its shell, which lists its remotes for developer tools', async () => {
    const { page, requests, errors } = await open(browser, `${shop.origin}/login`)
    await page.waitForFunction(() => typeof __FEDERATION__ === 'object' && 'shop_shell' in __FEDERATION__.moduleInfo)
    // As the tools' extension does: https://github.com/module-federation/core/tree/main/packages/chrome-devtools
    const received = await page.evaluate(
      () =>
        new Promise<Pick<typeof __FEDERATION__, 'moduleInfo' | '__SHARE__'>>((resolve) => {
          window.addEventListener('message', ({ data }) => resolve(data as typeof __FEDERATION__))
          const { moduleInfo, __SHARE__ } = __FEDERATION__
          window.postMessage(JSON.parse(JSON.stringify({ moduleInfo, __SHARE__ })), '*')
        }),
    )
    const remotes = Object.entries(received.moduleInfo['shop_shell']?.remotesInfo ?? {})
    expect(remotes.map(([name]) => name).sort()).toEqual(['account', 'wholesale'])
    for (const [name, { matchedVersion }] of remotes) {
      const { version, entry } = manifests[name] as ReleaseManifest
      expect(matchedVersion).toBe(version)
      const remote = received.moduleInfo[`${name}:${matchedVersion}`]
      expect(remote).toMatchObject({ version, remoteEntry: expect.stringMatching(/^\/r\//) as string })
      expect(remote?.remoteEntry?.endsWith(entry.split('/').pop() ?? '')).toBe(true)
      expect(remote?.modules).toContainEqual({ moduleName: 'routes' })
    }
    const shared = Object.entries(received.__SHARE__).flatMap(([, { default: scope }]) =>
      Object.values(scope?.['react'] ?? {}),
    )
    expect(shared).toContainEqual(expect.objectContaining({ from: 'shop_shell', loaded: true }))
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    expect(requests.filter((url) => url.includes('/open/'))).toEqual([])
    expect(errors.filter((text) => !text.includes('404'))).toEqual([])
    await page.close()
  })
})
