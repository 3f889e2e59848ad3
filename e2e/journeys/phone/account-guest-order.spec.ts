import { placeOrder } from '../../fixtures/placed-order'
import { expect, test } from '../../fixtures/shop-test'

test('a guest opens the mailed link and cancels with a reason, and the order needs its token', async ({
  page,
  request,
  shop,
  problems,
}) => {
  problems.expect(/status of 404/)
  const order = await placeOrder(request, shop, { email: 'guest@visitor.example' })
  await page.goto(`/order/${order.id}?token=${order.guestToken}`)
  await expect(page.getByRole('heading', { level: 1, name: `Order ${order.number}` })).toBeVisible()
  const steps = page.getByRole('list', { name: 'Order progress' }).getByRole('listitem')
  await expect(steps).toHaveCount(6)

  await page.getByRole('button', { name: 'Cancel order' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this order?' })
  await question.getByRole('radio', { name: 'It takes too long' }).check()
  await question.getByRole('button', { name: 'Yes, cancel order' }).click()
  await expect(page.getByText('Your order has been canceled')).toBeVisible()
  await expect(steps.last()).toContainText('Canceled')
  await expect(steps.last()).toContainText('It takes too long')
  await expect(page.getByRole('button', { name: 'Cancel order' })).toBeHidden()

  await page.goto(`/order/${order.id}?token=${order.guestToken?.slice(1)}x`)
  await expect(page.getByRole('heading', { level: 1, name: 'We couldn’t find this order' })).toBeVisible()
})
