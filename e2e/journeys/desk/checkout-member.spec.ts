import { demoWholesaler } from '../../fixtures/demo-users'
import { newMember } from '../../fixtures/members'
import { placeOrder } from '../../fixtures/placed-order'
import { expect, test } from '../../fixtures/shop-test'
import { CheckoutPages } from '../../pages/checkout-pages'

test('a customer logs in during checkout, uses a previous address, is declined, and pays with another saved card', async ({
  page,
  request,
  shop,
  login,
  problems,
}) => {
  problems.expect(/status of 422/)
  const member = await newMember(request, shop)
  await placeOrder(request, shop, member)
  const checkout = new CheckoutPages(page)
  await checkout.returnWithCart(shop)
  await page.getByLabel('Order notes').fill('Ring twice, please.')
  await page.getByLabel('Street address').fill('1 Guest Way')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  await login.logIn(member.email, member.password)
  await expect(page).toHaveURL('/shipment')
  await expect(page.getByLabel('Street address')).toHaveValue('1 Guest Way')
  await expect(page.getByLabel('Email')).toHaveValue(member.email)
  await expect(checkout.summary).toContainText('Your order (1)')
  await page.getByLabel('Use a previous address').selectOption({ label: 'Robin, 12 Corner St, Philadelphia, PA' })
  await expect(page.getByLabel('Street address')).toHaveValue('12 Corner St')
  await expect(page.getByLabel('Order notes')).toHaveValue('Ring twice, please.')
  await checkout.toPayment()
  await checkout.payByCard('4000 0000 0000 0002')
  await checkout.placeOrder.click()
  await expect(page).toHaveURL('/payment')
  await expect(page.getByText('Your card was declined. Please choose another way to pay.')).toBeVisible()
  await page.getByLabel('Save this card for next time').check()
  await checkout.payByCard()
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('Visa ending in 4242')
  await checkout.placeOrder.click()
  await expect(page.getByText('Order placed')).toBeVisible()
  await expect(page).toHaveURL('/settings/order')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
})

test('a wholesaler pays no shipping, sees the next tier and orders by purchase order', async ({
  page,
  shop,
  login,
  cart,
}) => {
  const { email, password } = demoWholesaler
  await login.open()
  await login.logIn(email, password)
  await expect(page).toHaveURL('/')
  const checkout = new CheckoutPages(page)
  await checkout.returnWithCart(shop, '/cart')
  await expect(page.getByText(/^Spend \$[\d,.]+ (to \$[\d,.]+|or more) and get \d+% off!$/)).toBeVisible()
  await expect(page.getByRole('radiogroup', { name: 'Shipping' })).toBeHidden()

  await checkout.begin()
  await checkout.fillAddress()
  await checkout.toPayment()
  await page.getByRole('radio', { name: /^Purchase order/ }).check()
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  await expect(page.getByLabel('Purchase order number')).toBeFocused()
  await page.getByLabel('Purchase order number').fill('PO-2026-11')
  await checkout.toSummary()
  expect(await cart.amount('Shipping')).toBe(0)
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('PO-2026-11')
  await checkout.placeOrder.click()
  await expect(page.getByText('Order placed')).toBeVisible()
  await expect(page).toHaveURL('/settings/order')
})
