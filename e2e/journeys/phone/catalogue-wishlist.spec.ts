import type { APIRequestContext } from '@playwright/test'
import { readMail } from '../../fixtures/read-mail'
import { expect, test } from '../../fixtures/shop-test'

test('a guest saves a product, and moves it from the wishlist into the cart with a color and size', async ({
  page,
  list,
  header,
}) => {
  await list.open('/product/list/shirts')
  const heart = list.products.first().getByRole('button', { name: /add to wishlist$/ })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/wishlist')
  await page.getByRole('button', { name: /^Move to cart/ }).click()
  const choice = page.getByRole('dialog')
  await choice.getByRole('radiogroup', { name: 'Size' }).getByText('L', { exact: true }).click()
  await choice.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('Added to cart')).toBeVisible()
  await page.getByRole('dialog', { name: 'Success' }).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Your wishlist is empty')).toBeVisible()
  await expect(header.cart).toHaveAccessibleName(/1/)
})

test('a sold-out variant can be chosen, is reported, and takes an email for back-in-stock alerts', async ({
  page,
  request,
  shop,
  admin,
}) => {
  const { id, color, size, sku } = await findSoldOut(request)
  const email = `ana.${Date.now()}@example.com`
  await page.goto(`/shop/${id}?${new URLSearchParams({ color, size })}`)
  await expect(page.getByText('Product Not Available')).toBeVisible()
  await expect(
    page.getByText('This variant is not available and you cannot proceed to checkout with this item.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sold out' })).toBeDisabled()
  await page.getByLabel(/^Email me when/).fill(email)
  await expect(async () => {
    const notifyButton = page.getByRole('button', { name: 'Notify me' })
    if (await notifyButton.isVisible()) await notifyButton.click()
    await expect(page.getByText('We will email you once, as soon as it is back in stock.')).toBeVisible({
      timeout: 3000,
    })
  }).toPass()

  expect(await admin('stock', 'set', sku, '3', '--expect', '0')).toMatchObject({ code: 0 })
  const mail = await readMail(shop, email, /back/i)
  expect(mail).toContain(`${color}, ${size}`)
  expect(mail).toContain(`/shop/${id}`)
  await admin('stock', 'set', sku, '0', '--expect', '3')
})

async function findSoldOut(request: APIRequestContext) {
  for (let id = 1; id <= 60; id += 1) {
    const { data } = (await (await request.get(`/api/get-product/${id}`)).json()) as {
      data: { productVariations: { color: string; size: string; sku: string; available: number }[] }
    }
    const variant = data.productVariations.find(({ available }) => available === 0)
    if (variant) return { ...variant, id }
  }
  throw new Error('Of the first sixty products none has a variant that is sold out.')
}
