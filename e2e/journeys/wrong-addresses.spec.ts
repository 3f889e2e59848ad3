import { expect, test } from '../fixtures/shop-test'

for (const [what, path] of [
  ['an unknown page', '/no-such-page'],
  ['an unknown product', '/shop/99999999'],
  ['an unknown category', '/product/list/no-such-category'],
] as const) {
  test(`${what} responds with 404 and a readable page`, async ({ page, problems }) => {
    problems.expect(/status of 404/)
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(/page_not_found/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
  })
}
