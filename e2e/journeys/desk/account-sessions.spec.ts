import { anotherSession, newMember, signIn } from '../../fixtures/members'
import { expect, test } from '../../fixtures/shop-test'

test('a user ends another session, exports the data and deletes the account', async ({
  page,
  context,
  request,
  shop,
  login,
  problems,
}) => {
  problems.expect(/status of 422/)
  const member = await newMember(request, shop)
  const elsewhere = await anotherSession(request, shop, member)
  await signIn(context, shop, member.token)
  await page.goto('/settings/update-password')
  const sessions = page.getByRole('region', { name: 'Active sessions' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await page.getByRole('button', { name: /^Log out .*since/ }).click()
  await expect(sessions).toHaveCount(1)
  const dead = await request.get('/api/user-dashboard', { headers: { authorization: `Bearer ${elsewhere}` } })
  expect(dead.status()).toBe(401)

  await page.goto('/settings/your-data')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  expect((await download).suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const question = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(question).toContainText('Stored for our records, without your personal details')
  await question.getByRole('textbox', { name: 'Password' }).fill('not this one')
  await question.getByRole('button', { name: 'Delete my account' }).click()
  await expect(question.getByText('This is not your current password.').first()).toBeVisible()
  await question.getByRole('textbox', { name: 'Password' }).fill(member.password)
  await question.getByRole('button', { name: 'Delete my account' }).click()
  const goodbye = page.getByRole('dialog', { name: 'Goodbye' })
  await expect(goodbye).toContainText('Your account is deleted.')
  await goodbye.getByRole('button', { name: 'Close' }).click()
  await expect(page).toHaveURL('/login')
  await login.logIn(member.email, member.password)
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('The email or password is incorrect.')
})
