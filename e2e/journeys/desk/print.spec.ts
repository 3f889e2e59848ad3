import { placeOrder } from '../../fixtures/placed-order'
import { printPage } from '../../fixtures/print-page'
import { expect, test } from '../../fixtures/shop-test'

const screenOnly = [
  'skip to content',
  'add to cart',
  'customer service',
  'filters',
  'sort by',
  'wholesale application',
  'link to this answer',
]

const papers = [
  { path: '/', sheets: 3, has: ['shop by discipline', 'new arrivals'] },
  { path: '/product/list/gloves', sheets: 3, has: ['boxing gloves, bag gloves', '$'] },
  { path: '/shop/1', sheets: 2, has: ['product details', 'materials', 'from $'] },
  { path: '/size-guide', sheets: 9, has: ['boxing glove weights', 'how to measure'] },
  { path: '/faqs', sheets: 5, has: ['which glove weight should i buy first?', '16 oz'] },
]

for (const { path, sheets, has } of papers) {
  test(`prints ${path} without what only a screen needs, and without empty sheets`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const printed = await printPage(page)
    expect(printed.length).toBeLessThanOrEqual(sheets)
    expect(printed.filter((sheet) => sheet === '')).toEqual([])
    for (const text of has) expect(printed.join(' ')).toContain(text)
    for (const text of screenOnly) expect(printed.join(' ')).not.toContain(text)
  })
}

test('prints a receipt on one sheet, with the seller and the amounts', async ({ page, request, shop }) => {
  const order = await placeOrder(request, shop, { email: 'paper@visitor.example' })
  await page.goto(`/order/${order.id}/confirmation?token=${order.guestToken}`)
  await expect(page.getByText(order.number).first()).toBeVisible()
  const printed = await printPage(page)
  expect(printed).toHaveLength(1)
  for (const text of [order.number, order.title, 'total', '12 corner st', 'ironcorner'])
    expect(printed[0]).toContain(text.toLowerCase())
  for (const text of [...screenOnly, 'keep shopping', 'download invoice']) expect(printed[0]).not.toContain(text)
})
