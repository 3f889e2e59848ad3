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
  await new CheckoutPages(page).returnWithCart(shop)
  await expect(page.getByLabel('Email')).toHaveValue(member.email)
  await page.getByLabel('Street address').fill('12 Corner St')
  await page.getByRole('link', { name: 'Sales', exact: true }).click()

  const hearts = page.getByRole('button', { name: /add to wishlist$/ })
  await expect(hearts.nth(9)).toBeVisible()
  const answers: number[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/api/wishlists') answers.push(response.status())
  })
  const logins: string[] = []
  page.on('framenavigated', (frame) => void logins.push(new URL(frame.url()).pathname))
  const elsewhere = await anotherSession(request, shop, member)
  await request.delete('/api/sessions', { headers: { authorization: `Bearer ${elsewhere}` } })
  // In one task, so that all ten have left before the first answer.
  await hearts.evaluateAll((buttons) => {
    for (const button of buttons.slice(0, 10) as HTMLElement[]) button.click()
  })
  await expect.poll(() => answers).toEqual(Array(10).fill(401))

  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(logins.filter((path) => path === '/login')).toHaveLength(1)

  await page.getByRole('link', { name: /^Cart, 1 item/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Items in cart (1)')
  await page.getByRole('link', { name: 'Checkout', exact: true }).click()
  await expect(page.getByLabel('Street address')).toHaveValue('12 Corner St')
})
