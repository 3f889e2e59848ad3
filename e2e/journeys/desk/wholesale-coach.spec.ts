import { demoWholesaler } from '../../fixtures/demo-users'
import { expect, test } from '../../fixtures/shop-test'
import { signInAs } from '../../fixtures/sign-in-as'
import { isClearOf } from '../../fixtures/is-clear-of'

test('a coach shares a link, a member enters, and the coach orders for the team', async ({
  page,
  context,
  browser,
  shop,
}) => {
  await signInAs(context, shop, demoWholesaler)
  await page.goto('/wholesaler/rosters')
  await page.getByRole('main').getByLabel('Product').fill('belt')
  await page.getByRole('main').getByRole('button', { name: 'Find' }).click()
  await page
    .getByRole('button', { name: /^Select / })
    .first()
    .click()
  await page.getByLabel('Roster name').fill('Spring camp')
  await page.getByRole('button', { name: 'Create roster' }).click()
  const link = await page.getByLabel('Team link').inputValue()
  const desk = page.viewportSize()!
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Copy link' }).click()
  const message = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').first()
  await isClearOf(message, page.getByRole('complementary', { name: 'Total' }))
  await page.setViewportSize(desk)

  const team = await browser.newContext()
  const member = await team.newPage()
  await member.goto(link)
  await expect(member.getByRole('heading', { level: 1, name: 'Spring camp' })).toBeVisible()
  await member.getByLabel('Your name').fill('Cy Young')
  await expect(member.getByLabel('Size')).toHaveValue('')
  await member.getByLabel('Size').selectOption({ index: 1 })
  await member.getByLabel(/^Number/).fill('7')
  await member.getByRole('button', { name: 'Enter' }).click()
  await expect(member.getByText('You’re on the roster')).toBeVisible()
  await member.reload()
  await member.getByRole('button', { name: 'Change my entry' }).click()
  await member.getByLabel(/^Number/).fill('17')
  await member.getByRole('button', { name: 'Save changes' }).click()
  await expect(member.getByText(/number 17/)).toBeVisible()

  const others = await browser.newContext()
  const other = await others.newPage()
  await other.goto(link)
  await other.getByLabel('Your name').fill('cy young')
  await other.getByLabel('Size').selectOption({ index: 1 })
  await other.getByRole('button', { name: 'Enter' }).click()
  await expect(other.getByText('This name is already on the roster. To change it, ask your coach.')).toBeVisible()

  await expect(page.getByRole('rowheader', { name: 'Cy Young' })).toBeVisible()
  await page.getByRole('button', { name: 'Close roster' }).click()
  await expect(page.getByText('This roster is closed.')).toBeVisible()
  await other.getByLabel('Your name').fill('Di Late')
  await other.getByRole('button', { name: 'Enter' }).click()
  await expect(other.getByText('This roster is closed')).toBeVisible()
  await team.close()
  await others.close()
  await page.getByRole('button', { name: /^Add to cart/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Added to cart')
})
