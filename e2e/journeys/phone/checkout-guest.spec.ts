import { randomUUID } from 'node:crypto'
import { layoutShift } from '../../fixtures/layout-shift'
import { expect, test } from '../../fixtures/shop-test'
import { isClearOf } from '../../fixtures/is-clear-of'
import { CheckoutPages } from '../../pages/checkout-pages'

/** Layout shift of the banner when its font loads. */
const fontOfBanner = 0.01

/** Runs in the page: whether the lower edge of a field is visible. */
function isUncovered(field: Element): boolean {
  const { left, bottom } = field.getBoundingClientRect()
  return document.elementFromPoint(left + 8, bottom - 4) === field
}

test('a guest orders on a phone, loses nothing in a reload, and opens the confirmed order by its link and without it', async ({
  page,
  shop,
  cart,
  header,
  problems,
}) => {
  problems.expect(/status of 404/)
  const checkout = new CheckoutPages(page)
  await layoutShift.watch(page, { afterInput: true })
  const nothingMoved = async (where: string) => expect(await layoutShift.of(page, fontOfBanner), where).toEqual([])
  let sendCode = () => {}
  const code = new Promise<void>((send) => (sendCode = send))
  await page.route('**/r/shell/**/main.*.js', (route) => code.then(() => route.continue()))
  const opened = checkout.returnWithCart(shop, '/cart')
  const line = page.getByRole('region', { name: 'Items in cart' }).getByRole('listitem')
  await expect(line.getByRole('link'), 'the stored line before any code is loaded').toHaveText(/belt/i)
  const initial = (await line.boundingBox())!
  sendCode()
  await opened
  await expect.poll(() => cart.amount('Total')).toBeGreaterThan(0)
  const { y, height } = (await line.boundingBox())!
  expect(Math.abs(y - initial.y) + Math.abs(height - initial.height), 'how far the line moved since').toBeLessThan(1)
  await nothingMoved('the cart while its prices come')
  await checkout.begin()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  const email = page.getByLabel('Email')
  await expect(email).toBeFocused()
  await expect.poll(() => email.evaluate(isUncovered), 'the field that has the focus, under the bars').toBe(true)
  await checkout.fillAddress(`guest-${randomUUID()}@visitor.example`)
  await page.reload()
  await expect(page.getByLabel('Street address')).toHaveValue('12 Corner St')
  await expect(page.getByLabel('State')).toHaveValue('NY')
  await checkout.toPayment()
  await checkout.payByCard()

  const [subtotal, delivery, tax, total] = await Promise.all(
    ['Subtotal', 'Shipping', 'Tax', 'Total'].map((label) => cart.amount(label)),
  )
  expect(total).toBe(subtotal! + delivery! + tax!)
  const toSummary = page.getByText('View order summary')
  await expect(toSummary).toBeInViewport()
  await toSummary.click()
  await expect(toSummary, 'next to the summary’s own total').toBeHidden()

  await layoutShift.forget(page)
  await checkout.placeOrder.dblclick()
  await expect(page.getByText('Order placed')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(checkout.receipt).toBeVisible()
  await nothingMoved('the way from the last step to the receipt')
  await checkout.receipt.getByRole('link', { name: 'View your order' }).click()
  await expect(page).toHaveURL(/\/order\/[\w-]+\/confirmation\?token=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Dana')
  await expect(header.cart).not.toHaveAccessibleName(/1/)
  await expect(page.getByText('Your order is confirmed.')).toBeVisible()
  await nothingMoved('the order while it loads')

  const own = new URL(page.url())
  await page.goto(own.pathname)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Dana')
  await page.evaluate(() => localStorage.removeItem('receipts:v1'))
  await page.reload()
  await expect(page.getByText('We couldn’t find this order')).toBeVisible()
  await page.goto('/checkout')
  await expect(page).toHaveURL('/cart')
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await nothingMoved('the empty cart')
})

test('a toast appears above the sticky total on a phone', async ({ page, shop }) => {
  await new CheckoutPages(page).returnWithCart(shop, '/cart')
  await page.getByLabel('Promo code').fill('CORNER5')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.evaluate(() => scrollTo(0, 0))
  const message = page.getByRole('listitem').filter({ hasText: 'Coupon applied' })
  await isClearOf(message, page.getByRole('link', { name: 'Checkout', exact: true }).last())
})
