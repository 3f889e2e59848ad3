import { expect, test } from '../fixtures/shop-test'

test('a shopper finds a product, adds it to the cart and sees its price', async ({
  page,
  home,
  header,
  list,
  product,
  cart,
}) => {
  await home.open()
  await expect(header.cart).toBeVisible()
  await list.open('/product/list/gloves')
  const title = await list.openFirstProduct()
  await expect(product.title).toHaveText(title)
  await product.addFirstAvailable()
  await expect(header.cart).toHaveAccessibleName(/1/)

  await header.cart.click()
  await expect(page).toHaveURL('/cart')
  await expect(cart.heading).toHaveText('Items in cart (1)')
  const single = await cart.amount('Subtotal')
  expect(single).toBeGreaterThan(0)

  await cart.quantity(0).press('ArrowUp')
  await expect(cart.heading).toHaveText('Items in cart (2)')
  await expect.poll(() => cart.amount('Subtotal')).toBe(single * 2)
  await expect
    .poll(async () => (await cart.amount('Total')) - (await cart.amount('Shipping')) - (await cart.amount('Tax')))
    .toBe(single * 2)
})

test('the cart survives closing the page', async ({ page, list, product, cart }) => {
  await list.open('/product/list/belts')
  await list.openFirstProduct()
  await product.addFirstAvailable()
  await page.goto('about:blank')
  await cart.open()
  await expect(cart.heading).toHaveText('Items in cart (1)')
})

test('a line can be removed, and the empty cart links back to the shop', async ({ page, list, product, cart }) => {
  await list.open()
  await list.openFirstProduct()
  await product.addFirstAvailable()
  await cart.open()
  await cart.lines
    .first()
    .getByRole('button', { name: /^(Remove|Delete)/ })
    .click()
  await expect(page.getByText('Your cart is empty')).toBeVisible()
  await page.getByRole('link', { name: 'Shop all gear' }).click()
  await expect(page).toHaveURL('/shop')
})
