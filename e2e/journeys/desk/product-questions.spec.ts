import { expectAccessible } from '../../fixtures/page-checks'
import { readMail } from '../../fixtures/read-mail'
import { expect, test } from '../../fixtures/shop-test'
import { signInStaff } from '../../fixtures/signed-in-staff'

test('a question about a product is answered in the inbox, and published on the product’s page', async ({
  page,
  context,
  shop,
}) => {
  const id = Date.now()
  const question = `Does it fit over a hand wrap? (${id})`
  const section = page.getByRole('region', { name: 'Questions and answers' })
  await page.goto('/shop/2')
  await section.scrollIntoViewIfNeeded()
  await section.getByRole('button', { name: 'Ask a question' }).click()
  const form = page.getByRole('dialog', { name: 'Ask a question' })
  await form.getByLabel('Your question').fill(question)
  await form.getByLabel('Name').fill(`Maya ${id}`)
  await form.getByLabel('Email').fill(`maya-${id}@example.com`)
  await form.getByRole('button', { name: 'Send question' }).click()
  await expect(section.getByRole('status')).toContainText('We’ll answer by email')

  await signInStaff(context, shop)
  await page.goto(`${shop.operations}/operations/inbox`)
  await page.getByRole('link', { name: `Maya ${id}` }).click()
  await expect(page.getByText('Question about')).toBeVisible()
  await page.getByRole('textbox', { name: 'Answer' }).fill('Yes, with a 180 inch wrap.')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByRole('region', { name: 'Answer', exact: true })).toContainText('180 inch')
  expect(await readMail(shop, `maya-${id}@example.com`, /Our answer/)).toContain('Yes, with a 180 inch wrap.')
  await page.getByRole('button', { name: 'Publish on product page' }).click()
  await expect(page.getByRole('button', { name: 'Take off product page' })).toBeVisible()

  // The browser may show its list of before for some seconds.
  await expect(async () => {
    await page.goto(`${shop.shop}/shop/2`)
    await section.scrollIntoViewIfNeeded()
    await expect(section).toContainText(question, { timeout: 3_000 })
  }).toPass()
  await expect(section).toContainText('Yes, with a 180 inch wrap.')
  await expectAccessible(page, `${shop.shop}/shop/2`)
})
