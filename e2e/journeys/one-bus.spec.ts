import { expect, test } from '../fixtures/shop-test'

test('events of two separately built parts reach the header over one bus', async ({ page, list, product, header }) => {
  await list.open()
  await list.openFirstProduct()
  await page
    .getByRole('main')
    .getByRole('button', { name: /wishlist/i })
    .first()
    .click()
  await expect(header.wishlist).toHaveAccessibleName(/1/)
  await product.addFirstAvailable()
  await expect(header.cart).toHaveAccessibleName(/1/)
  const parts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/r\/[^/]+\/.+\.js$/.test(name))
      .map(({ name }) => name.split('/r/')[1]?.split('/')[0]),
  )
  expect(parts).toEqual(expect.arrayContaining(['cart-checkout', 'catalogue', 'shell']))
})

test('the cart of one tab is counted in the other', async ({ page, context, home, list, product }) => {
  await home.open()
  const other = await context.newPage()
  await other.goto('/')
  // A background tab draws no frames, which a page transition waits for.
  await page.bringToFront()
  await list.open()
  await list.openFirstProduct()
  await product.addFirstAvailable()
  await expect(other.getByRole('banner').getByRole('link', { name: /^Cart/ })).toHaveAccessibleName(/1/)
})
