import type { Page } from '@playwright/test'
import { firstLoad, overBudget, type BudgetedPage } from '../../budgets/first-load'
import { declineNewsletter, expect, test } from '../../fixtures/shop-test'
import { CheckoutPages } from '../../pages/checkout-pages'

const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()

test('each page stays within its budget for a first-time visitor, and loads from the shop only', async ({
  browser,
  shop,
}) => {
  const visits: Record<BudgetedPage, (page: Page) => Promise<unknown>> = {
    home: async (page) => [await page.goto('/'), await heading(page)],
    list: async (page) => [await page.goto('/shop'), await heading(page)],
    product: async (page) => [await page.goto('/shop/1'), await heading(page)],
    cart: (page) =>
      Promise.all([page.waitForResponse('**/api/add-to-cart'), new CheckoutPages(page).returnWithCart(shop, '/cart')]),
    checkout: async (page) => {
      await new CheckoutPages(page).returnWithCart(shop)
      await expect(page.getByLabel('State').getByRole('option', { name: 'New York' })).toBeAttached()
    },
  }
  for (const [name, open] of Object.entries(visits) as [BudgetedPage, (typeof visits)[BudgetedPage]][]) {
    await test.step(name, async () => {
      const context = await browser.newContext({
        baseURL: shop.shop,
        viewport: { width: 390, height: 844 },
        isMobile: true,
      })
      // When pictures are rendered for the first time, the page may not be idle before the newsletter dialog opens.
      await context.addInitScript(declineNewsletter)
      const page = await context.newPage()
      const load = await firstLoad(page, () => open(page))
      test.info().annotations.push({ type: name, description: JSON.stringify(load) })
      expect.soft(overBudget(name, load), `${name} took ${JSON.stringify(load)}`).toEqual([])
      expect.soft(load.strangers, `${name} called other sites`).toEqual([])
      await context.close()
    })
  }
})
