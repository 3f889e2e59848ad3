import { newMember } from '../../fixtures/members'
import { readMail } from '../../fixtures/read-mail'
import { expect, test } from '../../fixtures/shop-test'

test('a password is reset with a mailed code, and a new email is active once its link was opened', async ({
  page,
  request,
  shop,
  login,
}) => {
  const member = await newMember(request, shop)
  await page.goto('/reset-password')
  await page.getByLabel('Email').fill(member.email)
  await page.getByRole('button', { name: 'Send code' }).click()
  const code = page.getByLabel('Code')
  await expect(code).toBeFocused()
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  const mail = await readMail(shop, member.email, /code/i)
  await code.fill(/\b[A-Z2-7]{4}[- ]?[A-Z2-7]{4}\b/.exec(mail)?.[0] ?? '')
  await page.getByRole('button', { name: 'Continue' }).click()
  const password = 'three quiet corner posts'
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(password)
  await expect(page.getByText('Strong.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(password)
  await page.getByRole('button', { name: 'Save new password' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await login.logIn(member.email, password)
  await expect(page).toHaveURL('/')

  const email = member.email.replace('robin', 'robin.new')
  await page.goto('/settings/profile')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Current password' }).fill(password)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`Until then, ${member.email} remains your email`)).toBeVisible()
  const link = /https?:\/\/\S+confirm=[\w%-]+/.exec(await readMail(shop, email, /confirm your email/i))?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByRole('main').getByRole('status')).toContainText('confirmed')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page).toHaveURL('/settings/profile')
})
