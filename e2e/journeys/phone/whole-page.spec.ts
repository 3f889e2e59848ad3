import type { Page } from '@playwright/test'
import { layoutShift } from '../../fixtures/layout-shift'
import { seeHydrated } from '../../fixtures/page-checks'
import { expect, test } from '../../fixtures/shop-test'

/** Runs in the page: the number of sections below the first screen that are skipped. */
const skippedSections = () =>
  [...document.querySelectorAll('main *, footer')].filter(
    (element) => !element.checkVisibility({ contentVisibilityAuto: true }) && element.checkVisibility(),
  ).length

const headingsMissingInText = () => {
  const text = document.body.innerText.toLowerCase()
  return [...document.querySelectorAll('main h3')].filter(
    (heading) => !text.includes(heading.textContent.trim().toLowerCase()),
  ).length
}

/** Keeps the page from ever being idle. */
const stayBusy = (page: Page) => page.addInitScript(() => void (window.requestIdleCallback = () => 0))

test('an idle first page shows all of its content, without layout shifts', async ({ page }) => {
  await layoutShift.watch(page)
  await page.goto('/')
  await expect.poll(() => page.evaluate(skippedSections)).toBe(0)
  expect(await page.evaluate(headingsMissingInText)).toBe(0)
  await expect(page.locator('html')).not.toHaveAttribute('data-first')
  expect(await layoutShift.of(page, 0.01)).toEqual([])
})

test('a page skips what is below the first screen until it is idle, but prints it', async ({ page }) => {
  await stayBusy(page)
  await page.goto('/')
  await seeHydrated(page)
  expect(await page.evaluate(skippedSections)).toBeGreaterThan(10)
  await page.emulateMedia({ media: 'print' })
  expect(await page.evaluate(skippedSections)).toBe(0)
})

test('a page without scripts shows all of its content', async ({ browser, shop }) => {
  const context = await browser.newContext({ baseURL: shop.shop, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/')
  expect(await page.evaluate(skippedSections)).toBe(0)
  await context.close()
})
