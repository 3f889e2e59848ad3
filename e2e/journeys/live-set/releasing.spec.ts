import type { Page } from '@playwright/test'
import { readReleases } from '../../fixtures/command-line'
import { openTab } from '../../fixtures/open-tab'
import { CheckoutPages } from '../../pages/checkout-pages'
import { requestSteadily } from '../../fixtures/steady-requests'
import { renamedRelease } from '../../fixtures/renamed-release'
import { seeHydrated } from '../../fixtures/page-checks'
import { expect, test } from '../../fixtures/shop-test'

interface AuditLine {
  by: string
  action: string
  findings: unknown[]
}

/** Paths of the released files that this document got over the network instead of from the browser's cache. */
const transferredFiles = (page: Page) =>
  page.evaluate(() => {
    const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ transferSize }) => transferSize > 0)
      .map(({ name }) => new URL(name).pathname)
    return files.filter((path) => path.startsWith('/r/')).sort()
  })

test('a release manager promotes a changed catalogue and rolls it back; carts, checkouts and open tabs are unaffected', async ({
  page,
  shop,
  home,
  list,
  product,
  header,
  release,
}) => {
  const status = async () => {
    const { parts } = JSON.parse((await release('status', '--json')).stdout) as {
      parts: { part: string; live: string }[]
    }
    return new Map(parts.map(({ part, live }) => [part, live]))
  }
  const served = async () => (await fetch(shop.shop)).text()
  const lines = await readReleases<AuditLine[]>(shop, '/v1/history?limit=1000')
  const start = lines.find(({ by, action }) => by === 'npm start' && action === 'promote')
  expect(
    start?.findings,
    'the start promoted what passed the gate, sample pages included, but for the browser',
  ).toEqual([expect.objectContaining({ check: 'browser', subject: 'skipped' })])
  const before = await status()
  const version = `1.0.1-journey.${Date.now()}`
  const built = renamedRelease('mfe-catalogue', version, (text) =>
    text.replace(/title:\s?"New arrivals"/, 'title:"Fresh from the workshop"'),
  )

  await list.open()
  await list.openFirstProduct()
  await product.addFirstAvailable()
  await home.open()
  await expect(page.getByRole('heading', { name: 'New arrivals' })).toBeVisible()

  const tab = await openTab(page, '/faqs')
  const buyer = await openTab(page, '/cart')

  const requests = requestSteadily(`${shop.shop}/`)
  expect(await release('publish', 'catalogue', '--dir', built, '--why', 'journey')).toMatchObject({ code: 0 })
  expect(await release('promote', `catalogue@${version}`, '--why', 'journey')).toMatchObject({ code: 0 })
  await expect.poll(served, { intervals: [100] }).toContain('>Fresh from the workshop</h2>')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Fresh from the workshop' })).toBeVisible()
  await seeHydrated(page)
  const isCode = (path: string) => path.endsWith('.js')
  expect((await transferredFiles(page)).filter(isCode), 'a returning visitor loads only what has changed').toEqual([
    expect.stringMatching(`^/r/catalogue/${version}/entry\\.`),
    expect.stringMatching(/^\/r\/catalogue\/files\/[^/]+\/home\./),
  ])
  await expect(header.cart).toHaveAccessibleName(/1/)

  await tab.follow('/returns')
  expect(await tab.isSinceBefore(), 'a tab from before works on').toBe(true)
  await tab.followUntilNewDocument()

  const events = buyer.page.waitForResponse(/health\/page-views/)
  await new CheckoutPages(buyer.page).begin()
  await events
  await buyer.follow('/returns')
  expect(await buyer.isSinceBefore(), 'no version changes within a checkout').toBe(true)
  await buyer.followUntilNewDocument()
  expect([...(await status())].filter(([part, live]) => before.get(part) !== live)).toEqual([['catalogue', version]])

  expect(await release('rollback', 'catalogue', '--why', 'journey')).toMatchObject({ code: 0 })
  await expect.poll(served, { intervals: [100] }).toContain('>New arrivals</h2>')
  await tab.markDocument()
  await tab.followUntilNewDocument()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'New arrivals' })).toBeVisible()
  await expect(header.cart).toHaveAccessibleName(/1/)
  expect(await status()).toEqual(before)
  expect((await requests.stop()).wrong).toEqual([])
})
