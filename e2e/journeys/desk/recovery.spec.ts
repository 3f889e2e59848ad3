import type { Page, Request } from '@playwright/test'
import { plantRelease, throwingInRender, type Fault } from '../../fixtures/planted-release'
import { expect, test } from '../../fixtures/shop-test'
import { signInStaff } from '../../fixtures/signed-in-staff'
import { rememberedShop } from '../../setup/running-shop'

const never = () => new Promise<void>(() => undefined)

const faults: Record<string, Fault> = {
  'its entry is not there': { concerns: 'entry', answer: (route) => route.fulfill({ status: 404 }) },
  'its server fails': { concerns: 'entry', answer: (route) => route.fulfill({ status: 500 }) },
  'its entry is a page': {
    concerns: 'entry',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Sign in to the network' }),
  },
  'its entry throws': { concerns: 'entry', code: () => `throw new Error('a planted fault')` },
  'its screens throw': { concerns: 'entry', code: throwingInRender },
  'a byte of its entry was changed': { concerns: 'entry', tamper: (code) => `${code} ` },
  'the hash of its entry is missing': { concerns: 'entry', withoutHash: true },
  'its chunks are not there': { concerns: 'chunks', answer: (route) => route.fulfill({ status: 404 }) },
  'its chunks throw': { concerns: 'chunks', code: () => `throw new Error('a planted fault')` },
  'a byte of its chunks was changed': { concerns: 'chunks', tamper: (code) => `${code} ` },
}

const remotes = [
  { part: 'catalogue', path: '/shop', control: 'combobox' },
  { part: 'cart-checkout', path: '/cart', control: 'link' },
  { part: 'account', path: '/login', control: 'textbox' },
  { part: 'wholesale', path: '/wholesaler', control: 'link' },
  { part: 'operations', path: '/operations/orders', control: 'textbox' },
] as const

/** A loader's report of a failed version; undefined for any other request, such as the page watch's reports. */
function failureOf(request: Request): { part: string; version: string; to: string | null } | undefined {
  if (!request.url().endsWith('/health/part-failures')) return undefined
  const report = request.postDataJSON() as ReturnType<typeof failureOf>
  return report && 'to' in report ? report : undefined
}

/** Opens a remote's page with a faulty release, and expects the page of the previous version. */
async function seeRecovery(page: Page, { part, path, control }: (typeof remotes)[number], what: string, fault: Fault) {
  const takeBack = await plantRelease(page, part, fault)
  const failureReport = page.waitForRequest((request) => failureOf(request)?.part === part)
  const { shop, operations } = rememberedShop()
  await page.goto((part === 'operations' ? operations : shop) + path, { waitUntil: 'commit' })
  const report = failureOf(await failureReport)
  expect(report, what).toMatchObject({ version: expect.stringMatching(/^9\./), to: expect.any(String) })
  await page.waitForFunction(
    ({ part, to }) => performance.getEntriesByType('resource').some(({ name }) => name.includes(`/r/${part}/${to}/`)),
    { part, to: report?.to },
  )
  await expect(page.getByRole('main').getByRole(control).first(), what).toBeVisible()
  await expect(page.getByRole('main').getByText(/unavailable right now/), what).toHaveCount(0)
  await takeBack()
}

for (const remote of remotes) {
  test(`${remote.part} falls back to its last-known-good version for every kind of faulty release`, async ({
    page,
    context,
    problems,
    shop,
  }) => {
    if (remote.part === 'operations') await signInStaff(context, shop)
    // Every planted fault logs to the console.
    problems.expect(/./)
    // The pictures of forty pages are irrelevant here. Pictures in flight when a fault was removed are gone already.
    await context.route('**/api/media/**', (route) => route.abort().catch(() => undefined))
    // A hanging entry times out after seconds, so it runs in its own tab in parallel.
    const hanging = test.step('its entry hangs', async () => {
      await seeRecovery(await context.newPage(), remote, 'its entry hangs', { concerns: 'entry', answer: never })
    })
    const failing = async () => {
      for (const [what, fault] of Object.entries(faults)) {
        await test.step(what, () => seeRecovery(page, remote, what, fault))
      }
    }
    await Promise.all([hanging, failing()])
  })
}

test('while a remote hangs the frame stays usable, then the page renders the last-known-good version and keeps the cart', async ({
  page,
  list,
  product,
  header,
  problems,
}) => {
  problems.expect(/./)
  await list.open()
  await list.openFirstProduct()
  await product.addFirstAvailable()
  await expect(header.cart).toHaveAccessibleName(/1/)
  const takeBack = await plantRelease(page, 'catalogue', { concerns: 'entry', answer: never })
  const report = page.waitForRequest((request) => failureOf(request)?.part === 'catalogue')
  await page.goto('/shop', { waitUntil: 'commit' })
  // The server-rendered page stays readable, marked as busy, in a responsive frame.
  await expect(page.locator('main[aria-busy]')).toContainText('All gear')
  const menu = page.getByRole('banner').getByRole('button', { name: 'Gloves menu' })
  await menu.press('Enter')
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  expect(failureOf(await report)).toMatchObject({ to: expect.any(String) })
  await expect(page.getByRole('main').getByRole('combobox').first()).toBeVisible()
  await expect(header.cart).toHaveAccessibleName(/1/)
  await takeBack()
})

test("a widget that throws is replaced by its last-known-good version, while the page's own part works", async ({
  page,
  list,
  product,
  header,
  problems,
}) => {
  problems.expect(/./)
  const takeBack = await plantRelease(page, 'cart-checkout', { concerns: 'entry', code: throwingInRender })
  const report = page.waitForRequest((request) => failureOf(request)?.part === 'cart-checkout')
  await list.open()
  await list.openFirstProduct()
  await product.addFirstAvailable()
  expect(failureOf(await report)).toMatchObject({ to: expect.any(String) })
  await expect(header.cart).toHaveAccessibleName(/1/)
  await takeBack()
})
