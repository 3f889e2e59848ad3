import type { Browser, BrowserContext, Page } from '@playwright/test'
import { readReleases } from '../../fixtures/command-line'
import { plantFaults, requestFault, type PlantedFault } from '../../fixtures/planted-faults'
import { renamedRelease } from '../../fixtures/renamed-release'
import { seeHydrated } from '../../fixtures/page-checks'
import { declineNewsletter, expect, test as base } from '../../fixtures/shop-test'
import { signInStaff } from '../../fixtures/signed-in-staff'
import { startVisitorNetwork } from '../../fixtures/visitor-network'
import type { RunningShop } from '../../setup/running-shop'

/** Pages open at the same time. */
const MAX_PAGES = 4

/** A failure that a visitor meets. */
interface Failure {
  /** A planted fault, or the file of the version that can't be loaded. */
  fault: PlantedFault | RegExp
  /** How it is counted. */
  kind: string
  /** When the visitor gets the last known good version: at once, or when the page is opened again. */
  recovery?: 'at once' | 'next document'
  /** It occurs when the visitor uses a control. */
  isUsed?: true
}

const ofEachPart: Failure[] = [
  { fault: 'its handler loops', kind: 'hang', recovery: 'next document', isUsed: true },
  { fault: 'its handler throws', kind: 'handler', isUsed: true },
  { fault: 'its promise rejects', kind: 'handler', isUsed: true },
]

const ofRemotes: Failure[] = [
  ...ofEachPart,
  { fault: 'its entry throws', kind: 'load', recovery: 'at once' },
  { fault: 'its container never answers', kind: 'load', recovery: 'at once' },
  { fault: /\/(?!entry)[^/]+\.js$/, kind: 'chunk', recovery: 'at once' },
  { fault: 'its effect throws', kind: 'render', recovery: 'at once' },
  { fault: 'its screen loops', kind: 'hang', recovery: 'next document' },
  { fault: 'its screen suspends forever', kind: 'hydrate', recovery: 'next document' },
]

const ofShell: Failure[] = [
  ...ofEachPart,
  { fault: 'its entry throws', kind: 'handler' },
  { fault: /\/contact-us\.[^/]+\.js$/, kind: 'chunk' },
  { fault: 'it loops after its start', kind: 'hang', recovery: 'next document' },
  { fault: /\/main\.[^/]+\.js$/, kind: 'hydrate', recovery: 'next document' },
]

const parts = [
  { part: 'catalogue', workspace: 'mfe-catalogue', path: '/shop', control: 'combobox', failures: ofRemotes },
  { part: 'cart-checkout', workspace: 'mfe-cart-checkout', path: '/cart', control: 'link', failures: ofRemotes },
  { part: 'account', workspace: 'mfe-account', path: '/login', control: 'textbox', failures: ofRemotes },
  { part: 'wholesale', workspace: 'mfe-wholesale', path: '/wholesaler/login', control: 'textbox', failures: ofRemotes },
  { part: 'shell', workspace: 'shell', path: '/contact-us', control: 'textbox', failures: ofShell },
  {
    part: 'operations',
    workspace: 'mfe-operations',
    path: '/operations/orders',
    control: 'textbox',
    failures: ofRemotes,
  },
] as const

type Part = (typeof parts)[number]
type Visitor = Awaited<ReturnType<BrowserContext['storageState']>>

interface Versions {
  faulty: string
  /** The last known good version of each part. */
  good: Map<string, string>
}

interface VersionHealth {
  part: string
  version: string
  failureKinds: Record<string, number>
}

/** A version with planted faults of every part, live for all visitors during the test. */
const test = base.extend<{ versions: Versions }>({
  versions: [
    async ({ shop, release }, use) => {
      const version = `1.0.1-faulty.${Date.now()}`
      const publish = ({ part, workspace }: Part) => {
        const folder = renamedRelease(workspace, version, (text, path) => plantFaults(text, path, { part, version }))
        return release('publish', part, '--dir', folder, '--why', 'journey')
      }
      for (const published of await Promise.all(parts.map(publish))) expect(published).toMatchObject({ code: 0 })
      const targets = parts.map(({ part }) => `${part}@${version}`)
      // The gate's browser requests no fault.
      const options = ['--skip-check', 'browser', '--why', 'journey']
      expect(await release('promote', ...targets, ...options)).toMatchObject({ code: 0 })
      try {
        // The shop's documents name the shell and its remotes, the console's the shell and the console.
        const served = async (url: string) => (await (await fetch(url)).text()).split(`/${version}/entry.`).length - 1
        const isServed = async () =>
          (await served(`${shop.shop}/faqs`)) >= parts.length - 2 &&
          (await served(`${shop.operations}/operations/sign-in`)) >= 1
        await expect.poll(isServed, { timeout: 60_000 }).toBe(true)
        const status = await readReleases<{ parts: { part: string; lastKnownGood: string }[] }>(shop, '/v1/status')
        await use({ faulty: version, good: new Map(status.parts.map((of) => [of.part, of.lastKnownGood])) })
      } finally {
        const names = parts.map(({ part }) => part)
        expect(await release('rollback', ...names, '--why', 'journey')).toMatchObject({ code: 0 })
      }
    },
    { timeout: 600_000 },
  ],
})

test('each kind of failure in a page of each part is counted for its version, and the visitor recovers', async ({
  browser,
  shop,
  versions,
}) => {
  test.setTimeout(600_000)
  // A network's reports are limited, and failures in three networks would roll the version back.
  const staff = await visitorWithStaffSession(browser, shop)
  const networks = await Promise.all(parts.map((_part, index) => startVisitorNetwork(`127.0.1.${index + 1}`)))
  const visits = parts.flatMap((shown, index) =>
    shown.failures.map((failure) => async () => {
      const options = shown.part === 'operations' ? { baseURL: shop.operations, storageState: staff } : {}
      const context = await browser.newContext({ ...options, proxy: { server: networks[index]?.server ?? '' } })
      const title = `${shown.part}: ${failure.fault.toString()}`
      try {
        await test.step(title, () => seeFailure(context, { shown, failure, versions }))
      } finally {
        await context.close()
      }
    }),
  )
  const visitInTurn = async () => {
    for (let visit = visits.pop(); visit; visit = visits.pop()) await visit()
  }
  await Promise.all(Array.from({ length: MAX_PAGES }, visitInTurn)).finally(() =>
    networks.forEach(({ stop }) => stop()),
  )

  for (const { part, failures } of parts) {
    const expected: Record<string, number> = {}
    for (const { kind } of failures) expected[kind] = (expected[kind] ?? 0) + 1
    const counted = async () => {
      const health = await readReleases<VersionHealth[]>(shop, '/v1/health')
      const kinds = health.find((of) => of.part === part && of.version === versions.faulty)?.failureKinds
      // On a busy machine intact parts may take too long to load.
      return { ...kinds, ...(kinds?.['load'] && { load: Math.min(kinds['load'], expected['load'] ?? 0) }) }
    }
    await expect.soft.poll(counted, part).toEqual(expected)
  }
})

async function visitorWithStaffSession(browser: Browser, shop: RunningShop): Promise<Visitor> {
  const context = await browser.newContext()
  await signInStaff(context, shop)
  const state = await context.storageState()
  await context.close()
  return state
}

async function seeFailure(
  context: BrowserContext,
  { shown, failure, versions }: { shown: Part; failure: Failure; versions: Versions },
): Promise<void> {
  const { fault, kind, recovery, isUsed } = failure
  const { part, path } = shown
  await context.addInitScript(declineNewsletter)
  if (typeof fault === 'string') await context.addInitScript(requestFault, { part, fault })
  else
    await context.route(new RegExp(`/r/${part}/(?:${versions.faulty}|files/[^/]+)${fault.source}`), (route) =>
      route.abort(),
    )
  const page = await context.newPage()
  const reported = recovery !== 'at once' && waitForReport(page, kind)
  await page.goto(path, { waitUntil: 'commit' })
  if (isUsed) {
    await seeHydrated(page)
    // A page that hangs never ends the click.
    void control(page, shown)
      .click()
      .catch(() => undefined)
  }
  // The answer lets the next document avoid a version that hung.
  if (reported) await (await reported).response()
  if (!recovery) return
  if (reported) await page.close()
  const recovered = reported ? await context.newPage() : page
  if (reported) await recovered.goto(path, { waitUntil: 'commit' })
  await seeHydrated(recovered)
  await expect(control(recovered, shown)).toBeEnabled()
  const urls = () =>
    recovered.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(),
    )
  await expect.poll(urls).toContain(`/r/${part}/${versions.good.get(part)}/`)
}

/** A report of the worker that watches the page. */
const waitForReport = (page: Page, kind: string) =>
  page.waitForEvent('request', {
    predicate: (request) => request.postData()?.includes(`"kind":"${kind}"`) === true,
    timeout: 90_000,
  })

const control = (page: Page, { control: role }: Part) => page.getByRole('main').getByRole(role).first()
