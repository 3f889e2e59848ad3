import { expect, test } from '../../fixtures/shop-test'

test('a new page starts at the top with focus on its heading, and Back restores the scroll position', async ({
  page,
  header,
}) => {
  await page.goto('/about-us')
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Size Guide' })
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(200)
  await link.click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page).toHaveURL('/size-guide')
  await expect(heading).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page.getByRole('status').filter({ hasText: /Size guide/i })).toHaveCount(1)

  await page.goBack()
  await expect(page).toHaveURL('/about-us')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left)
  await expect(header.cart).toBeVisible()
})

test('the first Tab reaches the skip link', async ({ page }) => {
  await page.goto('/shipping')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('protected pages are never rendered: server and browser redirect', async ({ page, context }) => {
  const refused = await context.request.get('/settings/order?page=2', { maxRedirects: 0 })
  expect(refused.status()).toBe(302)
  expect(refused.headers()['location']).toBe('/login?next=%2Fsettings%2Forder%3Fpage%3D2')

  await page.goto('/settings/order?page=2')
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await page.getByLabel('Email').fill('dana@demo.example')
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill('corner-demo-customer')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/settings/order?page=2')

  await page.goto('/login')
  await expect(page).toHaveURL('/')
})
