import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/shop-test'
import { CheckoutPages } from '../../pages/checkout-pages'

interface Hold {
  data: { held_until: string; held_at_most_until: string }
}

test('items are reserved during checkout with a countdown, extended once, and then released', async ({
  page,
  shop,
}) => {
  await page.clock.install()
  const requests: string[] = []
  let isLater = false
  await page.route('**/api/stock-hold', async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as Hold
    requests.push((route.request().postDataJSON() as { hold_key: string }).hold_key)
    // The API's clock is stopped while the page's runs ahead: this is the response it would send then.
    const held_until = isLater ? data.held_at_most_until : data.held_until
    await route.fulfill({ response: answer, json: { data: { ...data, held_until } } })
  })
  const checkout = new CheckoutPages(page)
  await checkout.returnWithCart(shop)
  await checkout.reachSummary(`guest-${randomUUID()}@visitor.example`)
  const countdown = page.getByText(/^We’re holding your items for \d+:\d\d$/)
  await expect(countdown).toHaveText(/ 9:\d\d$/)
  // A shopper who continues before the first response sends a second request.
  const before = requests.length
  await page.clock.fastForward('05:00')
  await expect(countdown).toHaveText(/ 4:\d\d$/)
  isLater = true
  await page.clock.fastForward('05:00')
  await expect(countdown).toHaveText(/ 4:\d\d$/)
  expect(requests).toHaveLength(before + 1)
  expect(new Set(requests).size).toBe(1)
  await page.clock.fastForward('05:00')
  await expect(page.getByText('Your items are no longer reserved')).toBeVisible()
  await expect(countdown).toBeHidden()
  await checkout.placeOrder.click()
  await expect(checkout.receipt).toBeVisible()
})
