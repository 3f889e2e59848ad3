import { seeHydrated } from '../../fixtures/page-checks'
import { expect, test } from '../../fixtures/shop-test'

test('taps before the page is hydrated are shown, held and repeated in order', async ({ page, list, product }) => {
  await list.open('/product/list/training-gloves')
  const card = page.getByRole('main').getByRole('article').getByRole('link').first()
  const address = (await card.getAttribute('href')) ?? ''
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/r/shell/**/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  const size = product.sizes.and(page.getByRole('radio', { name: /^(?!.*sold out)/ })).first()
  await size.locator('xpath=ancestor::label').click()
  await product.addToCart.click()
  await expect(product.addToCart).toHaveAttribute('data-held', '')
  await expect(size).not.toBeChecked()
  release()
  await expect(product.added).toContainText('Added to cart')
  await expect(page).toHaveURL(/size=/)
  await expect(page.locator('[data-held]')).toHaveCount(0)
})

test('scripts are requested once the pictures in view are there', async ({ page }) => {
  const released: string[] = []
  const images: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'image') images.push(request.url())
    if (/\/r\/.*\.js$/.test(request.url())) released.push(request.url())
  })
  let show = () => {}
  const shown = new Promise<void>((resolve) => (show = resolve))
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'image') await shown
    await route.continue()
  })
  await page.goto('/shop', { waitUntil: 'domcontentloaded' })
  await expect.poll(() => images.length).toBeGreaterThan(0)
  expect(released).toEqual([])
  show()
  await seeHydrated(page)
  expect(released.length).toBeGreaterThan(0)
})
