import type { CDPSession, Page } from '@playwright/test'
import { expect, test } from '../../fixtures/shop-test'
import { signInDemoCustomer } from '../../fixtures/signed-in'

const everyones = [
  ...['/', '/shop', '/shop/1', '/shop?search=zzzzqq', '/product/list/hand-wraps', '/product-sales', '/size-guide'],
  ...['/wishlist', '/product/authenticity', '/cart', '/shipment', '/faqs', '/about-us', '/contact-us', '/no-such-page'],
  ...['/login', '/signup', '/reset-password', '/wholesaler/signup', '/wholesaler/login', '/wholesaler/equipment'],
  '/model',
]
const members = ['/settings/profile', '/settings/order', '/settings/payment-methods', '/settings/update-password']

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main[aria-busy]')).toHaveCount(0)
}

test('every page hydrates without a CSP violation', async ({ page, context, shop, problems }) => {
  problems.expect(/status of 404/)
  for (const path of everyones) await test.step(path, () => visit(page, path))
  await signInDemoCustomer(context, shop)
  for (const path of members) await test.step(path, () => visit(page, path))
  expect(problems.reported(/CSP violation|Trusted/)).toEqual([])
})

test('injected text becomes neither markup nor script, and is reported to the shop', async ({ page, problems }) => {
  problems.expect(/CSP violation|Content Security Policy|TrustedHTML|TrustedScript|trusted-types|TrustedTypes/i)
  const reports = await watchReports(await page.context().newCDPSession(page))
  await page.goto('/shop')
  const outcomes = await page.evaluate(() => {
    const attempt = (plant: () => void) => {
      try {
        plant()
        return 'let in'
      } catch (error) {
        return (error as Error).name
      }
    }
    const script = document.createElement('script')
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): unknown }
    }
    return {
      markup: attempt(() => (document.body.innerHTML = '<img src=x onerror="window.smuggled = true">')),
      foreign: attempt(() => (script.src = 'https://evil.example/x.js')),
      upload: attempt(() => (script.src = '/api/media/x.js')),
      code: attempt(() => void setTimeout('window.smuggled = true')),
      policy: attempt(() => trustedTypes.createPolicy('evil', {})),
      again: attempt(() => trustedTypes.createPolicy('default', {})),
      ours: attempt(() => (script.src = '/r/shell/0/x.js')),
    }
  })
  expect(outcomes).toEqual({
    ...{ markup: 'TypeError', foreign: 'TypeError', upload: 'TypeError', code: 'TypeError' },
    ...{ policy: 'TypeError', again: 'TypeError', ours: 'let in' },
  })
  expect(await page.evaluate(() => 'smuggled' in window)).toBe(false)
  expect(problems.reported(/CSP violation: require-trusted-types-for/).length).toBeGreaterThanOrEqual(3)
  // This browser sends no reports; they stay queued.
  await expect.poll(() => [...reports.values()].length).toBeGreaterThanOrEqual(3)
})

/** The status of each report by id, from the browser's Reporting API. */
async function watchReports(browser: CDPSession): Promise<Map<string, string>> {
  const reports = new Map<string, string>()
  const note = ({ report }: { report: { id: string; status: string } }) => void reports.set(report.id, report.status)
  browser.on('Network.reportingApiReportAdded', note)
  browser.on('Network.reportingApiReportUpdated', note)
  await browser.send('Network.enable')
  await browser.send('Network.enableReportingApi', { enable: true })
  return reports
}
