import { demoWholeseller } from '../../fixtures/demo-people'
import { expect, test } from '../../fixtures/shop-test'
import { signInAs } from '../../fixtures/sign-in-as'

interface Shown {
  id: number
  productVariations: { sku: string; size: string; color: string; available: number }[]
}

test('a dealer orders by codes: wrong rows are explained, the rest goes into the cart', async ({
  page,
  context,
  shop,
  header,
}) => {
  await signInAs(context, shop, demoWholeseller)
  const list = await (await page.request.get('/api/get-products?product_category=belts&in_stock=true&limit=1')).json()
  const { data } = (await (await page.request.get(`/api/get-product/${list.data[0].id}`)).json()) as { data: Shown }
  const variation = data.productVariations.find(({ available }) => available > 5)!

  await page.goto('/wholesaler/order')
  await page.getByLabel('Item codes and pieces').fill(`sku,qty\n${variation.sku}, 3\nNO-SUCH-CODE, 2\n${variation.sku}`)
  await page.getByRole('button', { name: 'Check list' }).click()
  await expect(page.getByText('Row 3, “NO-SUCH-CODE, 2”: We know no item with this code.')).toBeVisible()
  await expect(page.getByText(/^Row 4, .*How many pieces/)).toBeVisible()
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Added to cart')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await expect(header.cart).toHaveAccessibleName(/3/)

  await page.goto(`/wholesaler/grid/${data.id}`)
  await page.getByLabel(`Pieces of ${variation.color}, ${variation.size}`).fill('2')
  await expect(page.getByLabel('Total')).toContainText('2 pieces')
})

test('documents say the same to a wholeseller and to nobody', async ({ playwright, context, shop }) => {
  await signInAs(context, shop, demoWholeseller)
  const nobody = await playwright.request.newContext({ baseURL: shop.shop })
  for (const path of ['/', '/shop', '/shop/1', '/cart', '/wholesaler/order', '/wholesaler/status', '/model']) {
    const [theirs, anonymous] = await Promise.all(
      [context.request, nobody].map(async (asker) => (await asker.get(`${shop.shop}${path}`)).text()),
    )
    expect(theirs === anonymous, `${path} is the same document`).toBe(true)
    expect(anonymous, path).not.toMatch(/Marcus Hale|marcus@demo|Wholeseller|Your tier discount/)
  }
  await nobody.dispose()
})
