import { expect, test } from '../../fixtures/shop-test'

test('a lost connection is announced, and so is its return', async ({ page, context, header, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/shipping')
  await expect(header.cart).toBeVisible()
  const notice = page.getByText('You are offline.')
  await expect(async () => {
    await context.setOffline(true)
    await expect(notice).toBeVisible({ timeout: 1_500 })
  }).toPass()
  await context.setOffline(false)
  await expect(notice).toBeHidden()
})
