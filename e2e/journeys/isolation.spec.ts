import { expect, test } from '../fixtures/shop-test'

/** React reports that a widget from the server is rendered again if its code came late. */
const gone = /Failed to load resource|ERR_FAILED|cart-checkout|unavailable|React error #422/

test('a product is readable while the cart is down, and can be bought once it is back', async ({
  page,
  list,
  product,
  header,
  problems,
}) => {
  problems.expect(gone)
  await page.route('**/r/cart-checkout/**', (route) => route.abort())
  await list.open()
  const title = await list.openFirstProduct()
  await expect(product.title).toHaveText(title)
  await expect(page.getByRole('button', { name: /try again/i }).first()).toBeVisible({ timeout: 15_000 })

  await page.unroute('**/r/cart-checkout/**')
  await page
    .getByRole('button', { name: /try again/i })
    .first()
    .click()
  await product.addFirstAvailable()
  await expect(header.cart).toHaveAccessibleName(/1/)
})

test('a product that was opened while the cart is down can be bought after one retry', async ({
  page,
  product,
  header,
  problems,
}) => {
  problems.expect(gone)
  await page.route('**/r/cart-checkout/**', (route) => route.abort())
  await page.goto('/shop/60')
  const retry = page.getByRole('button', { name: /try again/i }).first()
  await expect(retry).toBeVisible({ timeout: 15_000 })
  await page.unroute('**/r/cart-checkout/**')
  await retry.click()
  await product.addFirstAvailable()
  await expect(header.cart).toHaveAccessibleName(/1/)
})

test('a page of an unavailable part reports it inside the frame, and opens on retry', async ({
  page,
  home,
  header,
  problems,
}) => {
  problems.expect(gone)
  await home.open()
  await page.route('**/r/cart-checkout/**', (route) => route.abort())
  await header.cart.click()
  await expect(page.getByText(/unavailable/i).first()).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('banner')).toBeVisible()
  // A document of the page hydrates without its part.
  await page.reload()
  await expect(page.getByText(/unavailable/i).first()).toBeVisible({ timeout: 15_000 })

  await page.unroute('**/r/cart-checkout/**')
  await page.getByRole('button', { name: /try again/i }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Items in cart')
})
