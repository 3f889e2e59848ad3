import { expect, test } from '../../fixtures/shop-test'
import { signInDemoCustomer } from '../../fixtures/signed-in'
import { signInStaff } from '../../fixtures/signed-in-staff'
import { rawText, walkForms } from '../../fixtures/walk-forms'
import { CheckoutPages } from '../../pages/checkout-pages'

test.use({ trace: 'off' })

const open = ['/login', '/signup', '/reset-password', '/contact-us', '/track-order', '/newsletter']
const others = ['/product/authenticity', '/wholesaler/signup', '/wholesaler/login', '/wholesaler/equipment']
const own = ['/settings/profile', '/settings/update-password', '/settings/order-track', '/settings/payment-methods']

for (const [kind, paths] of Object.entries({ open, others, own })) {
  test(`no validator text on forms (${kind}), empty or with wrong values`, async ({
    page,
    context,
    shop,
    problems,
  }) => {
    problems.expect(/status of 4\d\d/)
    if (kind === 'own') await signInDemoCustomer(context, shop)
    for (const path of paths) {
      await test.step(path, async () => {
        await page.goto(path)
        await page.waitForLoadState('networkidle')
        const add = page.getByRole('button', { name: /^Add .*card/ })
        if (path === '/settings/payment-methods') await add.first().click()
        const texts = await walkForms(page)
        expect(texts.length, 'forms of the page').toBeGreaterThan(0)
        expect(texts.filter((text) => rawText.test(text))).toEqual([])
      })
    }
  })
}

test('no validator text on the review form', async ({ page, problems }) => {
  problems.expect(/status of 4\d\d/)
  await page.goto('/shop/1')
  await page.getByRole('button', { name: 'Write a review' }).click()
  const texts = await walkForms(page)
  expect(texts.join(' ')).toContain('required')
  expect(texts.filter((text) => rawText.test(text))).toEqual([])
})

test('no validator text in the checkout', async ({ page, shop, problems }) => {
  problems.expect(/status of 4\d\d/)
  await new CheckoutPages(page).returnWithCart(shop)
  await expect(page.getByLabel('State').getByRole('option', { name: 'New York' })).toBeAttached()
  const texts = await walkForms(page)
  expect(texts.join(' ')).toContain('required')
  expect(texts.filter((text) => rawText.test(text))).toEqual([])
})

test('no validator text in the console', async ({ page, context, shop, problems }) => {
  problems.expect(/status of 4\d\d/)
  await page.goto(`${shop.operations}/operations/sign-in`)
  const texts = await walkForms(page)
  await signInStaff(context, shop)
  await page.goto(`${shop.operations}/operations/account`)
  texts.push(...(await walkForms(page)))
  expect(texts.join(' ')).toContain('required')
  expect(texts.filter((text) => rawText.test(text))).toEqual([])
})
