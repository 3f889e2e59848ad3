import { expect, test } from '../../fixtures/shop-test'
import { slowCalls } from '../../fixtures/slow-calls'

const refused = /Failed to load resource|503|unavailable/

test('a list reports an API failure with its reason, and loads on retry', async ({ page, list, problems }) => {
  problems.expect(refused)
  await list.open('/product/list/belts')
  const order = page.getByLabel('Sort by')
  await expect(async () => {
    await order.selectOption('Newest')
    await expect(page).toHaveURL(/sort=newest/, { timeout: 3000 })
  }).toPass()
  await page.route('**/api/get-products*', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Please try again in a moment.' } }),
  )
  await order.selectOption('Top rated')
  const dialog = page.getByRole('dialog', { name: 'Error!' })
  await expect(dialog).toContainText('Please try again in a moment.')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('This section is unavailable right now.')).toBeVisible()
  await page.unroute('**/api/get-products*')
  await page
    .getByRole('button', { name: /try again/i })
    .first()
    .click()
  await expect(list.products.first()).toBeVisible()
})

test('typing in the search never waits for results', async ({ page, problems }) => {
  problems.expect(refused)
  const results = await slowCalls(page, '**/api/get-products*')
  await page.goto('/size-guide')
  const field = page.getByRole('combobox', { name: 'Search the shop' })
  await expect(async () => {
    if (!(await field.isVisible())) await page.getByRole('banner').getByRole('searchbox').fill('box')
    await expect(field).toHaveValue('box', { timeout: 3000 })
  }).toPass()
  await expect(field).toBeFocused()
  await page.keyboard.type('ing gloves')
  await expect(field).toHaveValue('boxing gloves')
  results.release()
  await field.press('Enter')
  await expect(page).toHaveURL('/shop?search=boxing+gloves')
})
