import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/shop-test'
import { slowCalls } from '../../fixtures/slow-calls'
import { CheckoutPages } from '../../pages/checkout-pages'

const newGuestEmail = () => `guest-${randomUUID()}@visitor.example`
const noConnection = /Failed to load resource|ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 50\d|unavailable/

test('an order with a lost response is finished after a reload, and is one order', async ({ page, shop, problems }) => {
  problems.expect(noConnection)
  const checkout = new CheckoutPages(page)
  await checkout.returnWithCart(shop)
  await checkout.reachSummary(newGuestEmail())
  const placed: { key: string | undefined; order: string }[] = []
  let answersReach = false
  await page.route('**/api/add-order', async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: { id: string } }
    placed.push({ key: route.request().headers()['idempotency-key'], order: data.id })
    await (answersReach ? route.fulfill({ response: answer }) : route.abort())
  })
  await checkout.placeOrder.click()
  await expect(page.getByText('We don’t know yet if your order went through')).toBeVisible()
  answersReach = true
  await page.reload()
  await expect(checkout.receipt).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(placed.length).toBeGreaterThanOrEqual(2)
  expect(new Set(placed.map(({ key, order }) => `${key} ${order}`)).size).toBe(1)
})

test('an order submitted offline is sent once the connection is back', async ({ page, shop, context, problems }) => {
  problems.expect(noConnection)
  const checkout = new CheckoutPages(page)
  await checkout.returnWithCart(shop)
  await checkout.reachSummary(newGuestEmail())
  await context.setOffline(true)
  await checkout.placeOrder.click()
  await expect(page.getByText('We don’t know yet if your order went through')).toBeVisible()
  await context.setOffline(false)
  await expect(checkout.receipt).toBeVisible()
})

test('each step recovers from failing and slow APIs, and nothing is ordered or confirmed twice', async ({
  page,
  shop,
  problems,
}) => {
  problems.expect(noConnection)
  const checkout = new CheckoutPages(page)
  const fail = { status: 503, json: { code: 'unavailable', message: 'Please try again in a moment.' } }
  const failsOnce = (url: string) => page.route(url, (route) => route.fulfill(fail), { times: 1 })
  const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' })

  await page.route('**/api/rates', (route) => route.fulfill(fail))
  await checkout.returnWithCart(shop)
  await checkout.fillFields(newGuestEmail())
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByText('Please try again in a moment.').first()).toBeVisible()
  await expect(page.getByLabel('ZIP code')).toHaveValue('10001')
  await page.unroute('**/api/rates')

  const slowProvider = await slowCalls(page, '**/api/payment-provider')
  await failsOnce('**/api/payment-provider')
  await checkout.toPayment()
  await expect(page.getByText('Paying by a new card is unavailable')).toBeVisible()
  await tryAgain.click()
  await expect.poll(slowProvider.count).toBe(1)
  await expect(tryAgain).toBeHidden()
  slowProvider.release()
  await checkout.payByCard()

  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/add-order')) keys.push(request.headers()['idempotency-key'])
  })
  const slowOrder = await slowCalls(page, '**/api/add-order')
  await failsOnce('**/api/add-order')
  await checkout.placeOrder.click()
  await page.getByRole('button', { name: 'Check again' }).click()
  const placing = page.getByRole('button', { name: 'Placing your order' })
  await expect(placing).toHaveAttribute('aria-busy', 'true')
  await placing.click({ force: true })
  await placing.press('Enter')
  await expect(checkout.summary).toContainText('Your order (1)')
  slowOrder.release()
  await expect(checkout.receipt).toBeVisible()
  expect(keys).toEqual([keys[0], keys[0]])

  // A card's order is confirmed by its payment: this route leaves it open, as a bank's redirect does.
  await page.route('**/api/get-orders/*', async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: object }
    await route.fulfill({ response: answer, json: { data: { ...data, status: 'pending' } } })
  })
  await failsOnce('**/api/get-orders/*')
  await checkout.receipt.getByRole('link', { name: 'View your order' }).click()
  await expect(page.getByText('Your order is unavailable')).toBeVisible()
  await tryAgain.click()
  const slowConfirm = await slowCalls(page, '**/api/confirm-order')
  await failsOnce('**/api/confirm-order')
  const confirm = page.getByRole('button', { name: 'Confirm order' })
  await confirm.click()
  const error = page.getByRole('dialog', { name: 'Error!' })
  await expect(error).toContainText('Please try again in a moment.')
  await error.getByRole('button', { name: 'Close' }).click()
  await confirm.click()
  await expect(confirm).toHaveAttribute('aria-busy', 'true')
  await confirm.click({ force: true })
  slowConfirm.release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Dana')
  expect(slowConfirm.count()).toBe(1)
})

test('each step that cannot be loaded reports it, keeps cart and input, and opens on retry', async ({
  page,
  shop,
  problems,
}) => {
  problems.expect(/Failed to load resource|ERR_FAILED|cart-checkout|unavailable|Loading chunk|ChunkLoadError/)
  const checkout = new CheckoutPages(page)
  const heading = page.getByRole('heading', { level: 1 })
  const opensAtLast = async (name: string) => {
    await expect(page.getByText(/unavailable/i).first()).toBeVisible()
    await page.unroute('**/r/cart-checkout/**')
    await page.getByRole('button', { name: /try again/i }).click()
    await expect(heading).toHaveText(name)
    await expect(checkout.summary).toContainText('Your order (1)')
  }
  const remoteBlocked = () => page.route('**/r/cart-checkout/**', (route) => route.abort())
  await checkout.returnWithCart(shop, '/cart')
  // The page is hydrated: its code has been loaded.
  await expect(heading).toHaveText('Items in cart (1)')
  await remoteBlocked()
  await page.getByRole('link', { name: 'Checkout', exact: true }).click()
  await opensAtLast('Shipping address')

  const email = newGuestEmail()
  await checkout.fillAddress(email)
  await remoteBlocked()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await opensAtLast('How would you like to pay?')

  await checkout.fillCard()
  await remoteBlocked()
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  // A card is never stored, so it is requested again.
  await opensAtLast('How would you like to pay?')
  await checkout.payByCard()
  await expect(page.getByRole('main')).toContainText(email)
  await checkout.placeOrder.click()
  await expect(checkout.receipt).toBeVisible()
})

test('offline cart edits are saved, and priced with a notice once the connection is back', async ({
  page,
  shop,
  context,
  cart,
  problems,
}) => {
  problems.expect(noConnection)
  await new CheckoutPages(page).returnWithCart(shop)
  await cart.open()
  await expect(cart.heading).toHaveText('Items in cart (1)')
  await expect.poll(() => cart.amount('Subtotal')).toBeGreaterThan(0)
  const single = await cart.amount('Subtotal')
  await context.setOffline(true)
  await cart.quantity(0).press('ArrowUp')
  await expect(page.getByText('We can’t reach the shop')).toBeVisible()
  await expect(cart.heading).toHaveText('Items in cart (2)')
  await context.setOffline(false)
  await expect(page.getByText('Your cart is up to date')).toBeVisible()
  await expect.poll(() => cart.amount('Subtotal')).toBe(single * 2)
})
