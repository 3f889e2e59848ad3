import { newMember, signIn } from '../../fixtures/members'
import { placeOrder } from '../../fixtures/placed-order'
import { expect, test } from '../../fixtures/shop-test'

test('a user finds an order by status and search, and buys it again from the list', async ({
  page,
  context,
  request,
  shop,
  cart,
}) => {
  const member = await newMember(request, shop)
  const order = await placeOrder(request, shop, { ...member, products: 2 })
  await signIn(context, shop, member.token)
  await page.goto('/settings/order')
  await page.getByRole('link', { name: 'Delivered' }).click()
  await expect(page).toHaveURL('/settings/order?status=delivered')
  await expect(page.getByText('No orders have this status.')).toBeVisible()
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search your orders' }).fill(order.number.toLowerCase())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/settings/order\\?search=${order.number.toLowerCase()}`))
  await expect(page.getByRole('main').getByRole('status')).toHaveText('1 order')

  await page.getByRole('button', { name: `Buy again: order ${order.number}` }).click()
  const message = page.getByRole('dialog', { name: 'Success' })
  await expect(message).toContainText('Added to cart')
  await expect(message).toContainText(order.title)
  await message.getByRole('button', { name: 'Close' }).click()
  await cart.open()
  await expect(cart.heading).toHaveText('Items in cart (2)')

  await page.goto('/settings/order')
  await page.getByRole('link', { name: order.number }).click()
  const line = page.getByRole('listitem').filter({ hasText: order.title })
  await expect(line.locator('img')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(line.getByText(/^Item code [A-Z]{3}\d{3}-/)).toBeVisible()
  await expect(line.locator('img')).toBeHidden()
})
