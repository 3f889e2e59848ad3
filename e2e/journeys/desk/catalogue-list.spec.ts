import { expect, test } from '../../fixtures/shop-test'
import { layoutShift } from '../../fixtures/layout-shift'

test('filters update the URL without layout shifts, and Back restores the previous state', async ({
  page,
  list,
  product,
}) => {
  await layoutShift.watch(page)
  await list.open('/product/list/gloves')
  // Slow responses, so that no shift counts as caused by the input.
  await page.route('**/api/get-products*', async (route) => {
    await layoutShift.untilInputPassed(page)
    await route.continue()
  })
  await expect(list.products.first()).toBeVisible()
  await layoutShift.forget(page)
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const twelve = filters.getByRole('checkbox', { name: /^12 oz/ })
  await expect(async () => {
    if (!(await twelve.isChecked())) await twelve.click()
    await expect(page).toHaveURL(/size=12\+oz/, { timeout: 3000 })
  }).toPass()
  await expect(page.getByRole('link', { name: 'Remove filter: Size 12 oz' })).toBeVisible()
  await filters.getByRole('checkbox', { name: /^Black \d/ }).click()
  await expect(page.getByRole('link', { name: 'Remove filter: Black' })).toBeVisible()
  expect(await layoutShift.of(page)).toEqual([])

  await page.unroute('**/api/get-products*')
  await page.getByRole('link', { name: 'Remove filter: Black' }).click()
  await expect(page).toHaveURL('/product/list/gloves?size=12+oz')
  await expect(page.getByRole('link', { name: 'Remove filter: Black' })).toHaveCount(0)
  const last = list.products.last().getByRole('heading').getByRole('link')
  await last.scrollIntoViewIfNeeded()
  const position = await page.evaluate(() => scrollY)
  await last.click()
  await expect(product.addToCart).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/product/list/gloves?size=12+oz')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(position)
  await expect(last).toBeFocused()
})
