import { newMember, signIn } from '../../fixtures/members'
import { expect, test } from '../../fixtures/shop-test'

test('a user saves two cards on a phone, makes the second the default, and deletes it', async ({
  page,
  context,
  request,
  shop,
}) => {
  const member = await newMember(request, shop)
  await signIn(context, shop, member.token)
  await page.goto('/settings/payment-methods')
  const add = async (number: string, isDefault: boolean) => {
    await page.getByRole('button', { name: 'Add a card' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add a card' })
    await dialog.getByLabel('Card number').fill(number)
    await dialog.getByLabel('Expiry').fill('04 / 40')
    await dialog.getByLabel('Security code').fill('123')
    await dialog.getByLabel('Name on card').fill(member.name)
    if (isDefault) await dialog.getByRole('checkbox', { name: 'Make this my default card' }).check()
    await dialog.getByRole('button', { name: 'Save card' }).click()
    await expect(dialog).toBeHidden()
  }
  const cards = page.getByRole('list', { name: 'Saved cards' }).getByRole('listitem')
  await add('4242 4242 4242 4242', false)
  await expect(cards.first()).toContainText('Default')
  await add('5555 5555 5555 4444', true)
  await expect(cards.first()).toContainText('Mastercard ending in 4444')
  await expect(cards.nth(1)).not.toContainText('Default')

  await page.getByRole('button', { name: 'Delete Mastercard ending in 4444' }).click()
  const question = page.getByRole('dialog', { name: 'Delete this card?' })
  await expect(question).toContainText('the card you added most recently will become the default')
  await question.getByRole('button', { name: 'Delete card' }).click()
  await expect(cards).toHaveCount(1)
  await expect(cards.first()).toContainText('Visa ending in 4242')
  await expect(cards.first()).toContainText('Default')
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
