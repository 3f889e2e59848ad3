import { randomUUID } from 'node:crypto'
import { expect, test } from '../../fixtures/shop-test'
import { CheckoutPages } from '../../pages/checkout-pages'

interface Hold {
  data: { held_until: string; held_at_most_until: string }
}

test('the items of a checkout are kept for a while that one sees run down, once more, and then no longer', async ({
  page,
  shop,
}) => {
  await page.clock.install()
  const asked: string[] = []
  let isLater = false
  await page.route('**/api/stock-hold', async (route) => {
    const answer = await route.fetch()
    const { data } = (await answer.json()) as Hold
    asked.push((route.request().postDataJSON() as { hold_key: string }).hold_key)
    // The shop's clock stands still while the page's runs ahead: this answer is what it would be then.
    const held_until = isLater ? data.held_at_most_until : data.held_until
    await route.fulfill({ response: answer, json: { data: { ...data, held_until } } })
  })
  const checkout = new CheckoutPages(page)
  await checkout.comeBackWithCart(shop)
  await checkout.reachSummary(`guest-${randomUUID()}@visitor.example`)
  const countdown = page.getByText(/^We keep your items for you for \d+:\d\d$/)
  await expect(countdown).toHaveText(/ 9:\d\d$/)
  // Whoever goes on before the first answer has come has asked once more.
  const before = asked.length
  await page.clock.fastForward('05:00')
  await expect(countdown).toHaveText(/ 4:\d\d$/)
  isLater = true
  await page.clock.fastForward('05:00')
  await expect(countdown).toHaveText(/ 4:\d\d$/)
  expect(asked).toHaveLength(before + 1)
  expect(new Set(asked).size).toBe(1)
  await page.clock.fastForward('05:00')
  await expect(page.getByText('Your items are no longer kept for you')).toBeVisible()
  await expect(countdown).toBeHidden()
  await checkout.placeOrder.click()
  await expect(checkout.receipt).toBeVisible()
})
