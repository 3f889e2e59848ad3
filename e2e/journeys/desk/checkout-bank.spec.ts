import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/shop-test'
import { CheckoutPages } from '../../pages/checkout-pages'

test('a shopper approves the payment at the bank, sees that it is missing before, and checks it afterwards', async ({
  page,
  shop,
  problems,
}) => {
  problems.expect(/status of 409/)
  const checkout = new CheckoutPages(page)
  await checkout.returnWithCart(shop)
  await checkout.reachSummary(`guest-${randomUUID()}@visitor.example`)
  // The embedded vault never requests approval: this route adds the bank and its pending state.
  const bank = '/faqs?at=the-bank'
  await page.route('**/api/add-order', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), payment_action: { url: shop.shop + bank } },
    })
  })
  await page.route('**/api/get-orders/*', async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as { data: object }
    await route.fulfill({ response: answer, json: { data: { ...data, status: 'pending', payment_status: 'pending' } } })
  })
  const notYet = { code: 'payment_pending', message: 'This order is not paid yet. Please finish the payment first.' }
  await page.route('**/api/confirm-order', (route) => route.fulfill({ status: 409, json: notYet }), { times: 1 })

  await checkout.placeOrder.click()
  await expect(page).toHaveURL(bank)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Waiting for your bank')
  await expect(page.getByText('Not paid yet', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Check payment' }).click()
  const error = page.getByRole('dialog', { name: 'Error!' })
  await expect(error).toContainText(notYet.message)
  await error.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('link', { name: 'Back to your bank' }).click()
  await expect(page).toHaveURL(bank)
  await page.goBack()
  await page.getByRole('button', { name: 'Check payment' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Dana')
  await expect(page.getByRole('link', { name: 'Back to your bank' })).toBeHidden()
})
