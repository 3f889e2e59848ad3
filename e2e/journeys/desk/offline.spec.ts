import { expect, test } from '../../fixtures/shop-test'

test('offline, loaded pages stay, others say so, and open by themselves on reconnect', async ({
  page,
  context,
  list,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|offline|Failed to load|unreachable|Loading chunk/i)
  await list.open('/product/list/belts')
  await page.waitForLoadState('networkidle')
  await list.products.first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/shop\/\d+/)
  await expect(page.getByRole('heading', { name: 'Product details' })).toBeVisible()

  const notice = page.getByText('You are offline. What you see may be out of date.')
  await expect(async () => {
    await context.setOffline(true)
    await expect(notice).toBeVisible({ timeout: 1_500 })
  }).toPass()
  await page.goBack()
  await expect(page).toHaveURL('/product/list/belts')
  await expect(list.products.first()).toBeVisible()

  await page.getByRole('navigation', { name: 'Shop' }).getByRole('link', { name: 'Gis', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
  await expect(page.getByRole('dialog')).toBeHidden()

  await context.setOffline(false)
  await expect(list.products.first()).toBeVisible()
  await expect(page).toHaveURL('/product/list/gis')
  await expect(notice).toBeHidden()
})
