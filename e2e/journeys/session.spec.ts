import { randomUUID } from 'node:crypto'
import { expect, test } from '../fixtures/shop-test'
import { Header } from '../pages/header'

const person = () => ({
  name: 'Robin Vale',
  email: `robin-${randomUUID()}@visitor.example`,
  password: 'quiet corner lamp 7',
})

test('a new shopper signs up and logs out, in every tab', async ({ page, context, login, header, problems }) => {
  // The other tab may query the session just as it ends.
  problems.expect(/status of 401/)
  await login.signUp(person())
  await expect(page).toHaveURL('/')
  await expect(header.login).toBeHidden()

  const other = await context.newPage()
  await other.goto('/')
  await new Header(other).seeLoggedIn()
  await header.logOut()
  await expect(page).toHaveURL('/login')
  await expect(other).toHaveURL('/login')
  expect((await context.cookies()).filter(({ name }) => ['token', 'logged_in'].includes(name))).toEqual([])
})

test('a shopper logs in, and a wrong password is reported next to the form without a logout', async ({
  page,
  login,
  header,
  problems,
}) => {
  problems.expect(/status of 422/)
  const shopper = person()
  await login.signUp(shopper)
  await expect(page).toHaveURL('/')
  await header.logOut()
  await expect(page).toHaveURL('/login')

  await login.logIn(shopper.email, 'not the password')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await login.logIn(shopper.email, shopper.password)
  await expect(page).toHaveURL('/')
})

test('no script of the site can read the session token', async ({ page, context, login }) => {
  const answers: string[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/register')) void answer.text().then((text) => answers.push(text))
  })
  await login.signUp(person())
  await expect(page).toHaveURL('/')
  const token = (await context.cookies()).find(({ name }) => name === 'token')
  expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  expect(await page.evaluate(() => document.cookie)).toMatch(/logged_in=/)
  expect(await page.evaluate(() => document.cookie)).not.toContain(token?.value)
  expect(answers.join()).toContain('Robin Vale')
  expect(answers.join()).not.toContain('access_token')
})

test('a session that ended elsewhere redirects every tab to the login', async ({
  page,
  context,
  request,
  login,
  problems,
}) => {
  problems.expect(/status of 401/)
  await login.signUp(person())
  await expect(page).toHaveURL('/')
  const other = await context.newPage()
  await other.goto('/shop')
  await new Header(other).seeLoggedIn()
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? ''
  const ended = await request.post('/api/logout', { headers: { authorization: `Bearer ${decodeURIComponent(token)}` } })
  expect(ended.ok()).toBe(true)

  await page.goto('/settings/profile')
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('token')
})
