import { expect, test } from '../../fixtures/shop-test'
import { signInDemoCustomer } from '../../fixtures/signed-in'

test('a phone has a full-screen menu and a bottom bar with every entry', async ({ page, context, shop }) => {
  await page.goto('/shipping')
  const bar = page.getByRole('navigation', { name: 'Quick links' })
  await expect(bar.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Favourites' })).toBeHidden()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await menu.getByText('Wholesale Program').click()
  await expect(menu.getByRole('link', { name: 'Wholesale Application' })).toBeVisible()
  await menu.getByText('Belts', { exact: true }).click()
  await menu.getByRole('link', { name: 'All Belts' }).click()
  await expect(page).toHaveURL(/\/product\/list\/.*belts/)
  await expect(menu).toBeHidden()

  await signInDemoCustomer(context, shop)
  await page.goto('/shipping')
  await expect(bar.getByRole('link', { name: 'Favourites' })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Login' })).toBeHidden()
  const sheet = page.getByRole('dialog')
  await bar.getByRole('button', { name: 'Profile' }).click()
  await expect(sheet).toBeVisible()
  for (const entry of ['Account', 'Password', 'Order', 'Order Track', 'Payment'])
    await expect(sheet.getByRole('link', { name: entry, exact: true })).toBeVisible()
  await expect(sheet.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('the first paint shows each visitor’s own header before any script runs', async ({
  browser,
  context,
  shop,
  problems,
}) => {
  problems.expect(/ERR_FAILED/)
  await signInDemoCustomer(context, shop)
  const page = await context.newPage()
  await page.route('**/r/**/*.js', (route) => route.abort())
  await page.goto('/shipping')
  const bar = page.getByRole('navigation', { name: 'Quick links' })
  await expect(bar.getByRole('link', { name: 'Favourites' })).toBeVisible()
  await expect(bar.getByRole('link', { name: 'Login' })).toBeHidden()
  const guest = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
  await guest.goto(`${shop.shop}/shipping`)
  const guestBar = guest.getByRole('navigation', { name: 'Quick links' })
  await expect(guestBar.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(guestBar.getByRole('link', { name: 'Favourites' })).toBeHidden()
  await expect(guest.getByRole('region', { name: 'Privacy choices' })).toBeHidden()
  await guest.close()
})

test('analytics consent is requested with the first paint, and answered before any script has loaded', async ({
  browser,
  shop,
}) => {
  const newcomer = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await newcomer.route('**/r/**/*.js', (route) => route.abort())
  await newcomer.goto(`${shop.shop}/shipping`)
  const question = newcomer.getByRole('region', { name: 'Privacy choices' })
  await question.getByRole('button', { name: 'No thanks' }).click()
  await expect(question).toBeHidden()
  await newcomer.reload()
  await expect(newcomer.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(question).toBeHidden()
  await newcomer.close()
})
