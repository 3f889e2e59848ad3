import { randomUUID } from 'node:crypto'
import { demoWholeseller } from '../../fixtures/demo-people'
import { expect, test } from '../../fixtures/shop-test'
import { CheckoutPages } from '../../pages/checkout-pages'

test('a customer is declined, pays by another card that is saved, and finds the order among theirs', async ({
  page,
  shop,
  login,
  problems,
}) => {
  problems.expect(/status of 422/)
  const email = `dana-${randomUUID()}@visitor.example`
  await login.signUp({ name: 'Dana Rivera', email, password: 'quiet corner lamp 7' })
  await expect(page).toHaveURL('/')
  const checkout = new CheckoutPages(page)
  await checkout.comeBackWithCart(shop)
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await checkout.fillAddress()
  await checkout.toPayment()
  await checkout.payByCard('4000 0000 0000 0002')
  await checkout.placeOrder.click()
  await expect(page).toHaveURL('/payment')
  await expect(page.getByText('Your card was declined. Please choose another way to pay.')).toBeVisible()
  await page.getByLabel('Save this card for the next order').check()
  await checkout.payByCard()
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Visa ending in 4242')
  await checkout.placeOrder.click()
  await expect(page.getByText('Order placed')).toBeVisible()
  await expect(page).toHaveURL('/settings/order')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
})

test('a wholeseller pays no delivery, sees the next tier and orders on a purchase order number', async ({
  page,
  shop,
  login,
  cart,
}) => {
  const { email, password } = demoWholeseller
  await login.open()
  await login.logIn(email, password)
  await expect(page).toHaveURL('/')
  const checkout = new CheckoutPages(page)
  await checkout.comeBackWithCart(shop, '/cart')
  await expect(page.getByText(/^Spend \$[\d,.]+ (to \$[\d,.]+|or more) and get \d+% off!$/)).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: 'Delivery' })).toBeHidden()

  await checkout.begin()
  await checkout.fillAddress()
  await checkout.toPayment()
  await page.getByRole('radio', { name: /^Purchase order/ }).check()
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  await expect(page.getByLabel('Purchase order number')).toBeFocused()
  await page.getByLabel('Purchase order number').fill('PO-2026-11')
  await checkout.toSummary()
  expect(await cart.amount('Delivery')).toBe(0)
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('PO-2026-11')
  await checkout.placeOrder.click()
  await expect(page.getByText('Order placed')).toBeVisible()
  await expect(page).toHaveURL('/settings/order')
})
