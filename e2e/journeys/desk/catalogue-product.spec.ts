import { expect, test } from '../../fixtures/shop-test'

test('a shopper finds a glove by body and use, in their color, zooms in, and shares the link', async ({
  page,
  list,
  product,
}) => {
  await list.open('/product/list/training-gloves')
  await list.openFirstProduct()
  const front = page
    .getByRole('list', { name: /^Images of/ })
    .getByRole('img')
    .first()
  await expect(front).toBeVisible()
  const before = await front.getAttribute('src')

  await page.getByRole('button', { name: 'Find my size' }).click()
  const finder = page.getByRole('dialog', { name: 'Find my size' })
  await finder.getByLabel('Weight, pounds').fill('165')
  await finder.getByRole('button', { name: 'Find my size' }).click()
  await expect(finder.getByText('Your size: 14 oz')).toBeVisible()
  await finder.getByRole('button', { name: 'Choose 14 oz' }).click()
  await expect(page).toHaveURL(/size=14\+oz/)
  await expect(page.getByRole('radio', { name: /^14 oz/ })).toBeChecked()

  await product.colors.last().locator('xpath=ancestor::label').click()
  await expect(page).toHaveURL(/color=/)
  await expect(front).not.toHaveAttribute('src', before ?? '')
  const chosen = await front.getAttribute('src')

  await page
    .getByRole('button', { name: /, enlarge$/ })
    .first()
    .press('Enter')
  const large = page.getByRole('dialog').getByRole('group', { name: /^Image/ })
  await page.getByRole('button', { name: 'Enlarge' }).press('Enter')
  await expect
    .poll(() => large.evaluate((frame) => frame.scrollWidth > frame.clientWidth && frame.scrollLeft > 0))
    .toBe(true)
  await page.keyboard.press('Escape')

  await page.reload()
  await expect(page.getByRole('radio', { name: /^14 oz/ })).toBeChecked()
  await expect(front).toHaveAttribute('src', chosen ?? '')
})
