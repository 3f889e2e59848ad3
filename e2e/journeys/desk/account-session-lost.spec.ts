import type { Route } from '@playwright/test'
import { anotherSession, newMember, signIn } from '../../fixtures/members'
import { expect, test } from '../../fixtures/shop-test'
import { CheckoutPages } from '../../pages/checkout-pages'

test('ten concurrent 401 responses log out once, and lose neither the cart nor a half-typed address', async ({
  page,
  context,
  request,
  shop,
  problems,
}) => {
  test.slow()
  problems.expect(/status of 401/)
  const member = await newMember(request, shop)
  await signIn(context, shop, member.token)
  await new CheckoutPages(page).comeBackWithCart(shop)
  await expect(page.getByLabel('Email')).toHaveValue(member.email)
  await page.getByLabel('Street address').fill('12 Corner St')
  await page.getByRole('link', { name: 'Sales', exact: true }).click()

  const hearts = page.getByRole('button', { name: /add to wishlist$/ })
  await expect(hearts.nth(9)).toBeVisible()
  const held: Route[] = []
  await page.route('**/api/wishlists', (route) => void held.push(route))
  for (let product = 0; product < 10; product += 1) await hearts.nth(product).click()
  await expect.poll(() => held.length).toBe(10)
  const elsewhere = await anotherSession(request, shop, member)
  await request.delete('/api/sessions', { headers: { authorization: `Bearer ${elsewhere}` } })
  const logins: string[] = []
  page.on('framenavigated', (frame) => void logins.push(new URL(frame.url()).pathname))
  await Promise.all(held.map((route) => route.continue()))
  const answers = await Promise.all(held.map((route) => route.request().response()))
  expect(answers.map((answer) => answer?.status())).toEqual(Array(10).fill(401))

  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(logins.filter((path) => path === '/login')).toHaveLength(1)

  await page.getByRole('link', { name: /^Cart, 1 item/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Items in cart (1)')
  await page.getByRole('link', { name: 'Checkout', exact: true }).click()
  await expect(page.getByLabel('Street address')).toHaveValue('12 Corner St')
})
