import { expect, test } from '../../fixtures/shop-test'

test('the menu opens on hover and by keyboard, and prefetches a page', async ({ page, home }) => {
  await home.open()
  const menu = page.getByRole('navigation', { name: 'Shop' })
  const gloves = menu.getByRole('link', { name: 'Gloves', exact: true })
  const link = menu.getByRole('link', { name: 'Lace-Up Gloves' })
  await expect(async () => {
    await page.mouse.move(0, 0)
    await gloves.hover()
    await expect(link).toBeVisible({ timeout: 1_500 })
  }).toPass()
  const fetched: string[] = []
  page.on('response', (answer) => fetched.push(answer.url()))
  await expect(async () => {
    await gloves.hover()
    await link.hover()
    await expect
      .poll(() => fetched, { timeout: 2_000 })
      .toContainEqual(expect.stringMatching(/\/api\/get-products\?.*lace-up-gloves/))
  }).toPass()
  await link.click()
  await expect(page).toHaveURL('/product/list/lace-up-gloves')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(link).toBeHidden()

  await menu.getByRole('button', { name: 'Gloves menu' }).focus()
  await page.keyboard.press('ArrowRight')
  const next = menu.getByRole('button', { name: 'Gis menu' })
  await expect(next).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(next).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(next).toHaveAttribute('aria-expanded', 'false')
  await expect(next).toBeFocused()
})
