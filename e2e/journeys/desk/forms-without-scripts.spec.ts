import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { readMail } from '../../fixtures/read-mail'
import { expect, test } from '../../fixtures/shop-test'

const password = 'quiet corner lamp 7'
const person = () => ({ name: 'Robin Vale', email: `robin-${randomUUID()}@visitor.example`, password })

/** Records every URL that a page requests or comes from, to search them for input. */
function watchAddresses(page: Page): () => string {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url(), request.headers()['referer'] ?? ''))
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  return () => decodeURIComponent(addresses.join('\n'))
}

/** Blocks these scripts until they are released. */
async function holdScripts(page: Page, scripts: string): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(scripts, async (route) => {
    await isReleased
    await route.fallback()
  })
  return release
}

const typePassword = (page: Page, text: string) =>
  page.getByRole('textbox', { name: 'Password', exact: true }).fill(text)

async function logIn(page: Page, email: string, text: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await typePassword(page, text)
  await page.keyboard.press('Enter')
}

async function expectRefusedLogin(page: Page, email: string): Promise<void> {
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email')).toHaveValue(email)
  await expect(page.getByRole('textbox', { name: 'Password', exact: true })).toHaveValue('')
}

/** Playwright's text search excludes it. */
const noScriptsNote = (page: Page) => page.locator('form noscript p')

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('signs up, rejects a wrong password and logs in', async ({ page, context, login, problems }) => {
    problems.expect(/status of 422/)
    const addresses = watchAddresses(page)
    const shopper = person()
    await page.goto('/signup')
    await page.getByLabel('Your name').fill(shopper.name)
    await page.getByLabel('Email').fill(shopper.email)
    await typePassword(page, password)
    await page.getByRole('textbox', { name: 'Confirm password' }).fill('another one')
    await page.getByLabel(/I agree/).check()
    await page.keyboard.press('Enter')
    const again = page.getByRole('textbox', { name: 'Confirm password' })
    await expect(again).toHaveAccessibleDescription(/not the same/)
    await expect(again).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Your name')).toHaveValue(shopper.name)
    await expect(page.getByLabel(/I agree/)).toBeChecked()

    await login.signUp(shopper)
    await expect(page).toHaveURL('/')
    const token = (await context.cookies()).find(({ name }) => name === 'token')
    expect(token?.httpOnly).toBe(true)

    await context.clearCookies()
    await login.open()
    await logIn(page, shopper.email, 'not the password')
    await expectRefusedLogin(page, shopper.email)
    await typePassword(page, password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    expect(addresses()).not.toMatch(/robin|lamp|another one|not the password/)
  })

  test('resets a password in three steps', async ({ page, login, context, shop, problems }) => {
    problems.expect(/status of 422/)
    const addresses = watchAddresses(page)
    const shopper = person()
    await login.signUp(shopper)
    await context.clearCookies()
    await page.goto('/reset-password')
    await page.getByLabel('Email').fill(shopper.email)
    await page.getByRole('button', { name: 'Send code' }).click()
    const mail = await readMail(shop, shopper.email, /code/i)
    const code = /\b[A-Z2-7]{4}[- ]?[A-Z2-7]{4}\b/.exec(mail)?.[0] ?? ''

    await page.getByLabel('Code').fill('wrong')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Code').fill(code)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill('left hook body shot')
    await page.getByRole('textbox', { name: 'Confirm new password' }).fill('left hook body shot')
    await page.getByRole('button', { name: 'Save new password' }).click()
    await expect(page.getByText('Your password has been changed')).toBeVisible()

    await login.open()
    await logIn(page, shopper.email, 'left hook body shot')
    await expect(page).toHaveURL('/')
    expect(addresses()).not.toMatch(/robin|lamp|body shot/)
    expect(addresses()).not.toContain(code)
  })

  test('shows the error of a wholesale login at the form', async ({ page, problems }) => {
    problems.expect(/status of 422/)
    await page.goto('/wholesaler/login')
    await logIn(page, 'unknown@visitor.example', 'not the password')
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expect(page).toHaveURL('/wholesaler/login')
  })

  test('sends a contact message', async ({ page, problems }) => {
    problems.expect(/status of 422/)
    const addresses = watchAddresses(page)
    await page.goto('/contact-us')
    await page.getByLabel('Your name').fill('Robin Vale')
    await page.getByLabel('Email').fill('robin@visitor.example')
    await page.getByLabel('Your message').fill('Short')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByLabel('Your message')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('Your message')).toHaveValue('Short')
    await page.getByLabel('Your message').fill('Where is my order, please?')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Your message has been sent')).toBeVisible()
    expect(addresses()).not.toMatch(/robin|my order/)
  })

  test('subscribes to the newsletter in the footer', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Newsletter' }).click()
    await page.getByLabel('Email').fill(person().email)
    await page.getByRole('button', { name: 'Subscribe to newsletter' }).click()
    await expect(page.getByText('Thanks For Subscribe')).toBeVisible()
    await expect(page).toHaveURL('/newsletter?subscribed')
  })

  test('marks a form that needs scripts and disables it', async ({ page }) => {
    await page.goto('/product/authenticity')
    await expect(noScriptsNote(page)).toBeVisible()
    await expect(noScriptsNote(page)).toHaveText('This form needs JavaScript.')
    await expect(page.getByLabel('Code')).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Check code' })).toBeDisabled()
  })
})

test.describe('with delayed scripts', () => {
  test('sends a login before they load, without input in any URL', async ({ page, problems }) => {
    problems.expect(/status of 422/)
    const addresses = watchAddresses(page)
    const release = await holdScripts(page, '**/r/**')
    await page.goto('/login', { waitUntil: 'commit' })
    await logIn(page, 'robin@visitor.example', 's3cret-typed')
    await expectRefusedLogin(page, 'robin@visitor.example')
    release()
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(page.getByRole('button', { name: 'Hide password' }), 'the page is hydrated').toBeVisible()
    await expectRefusedLogin(page, 'robin@visitor.example')
    expect(addresses()).not.toMatch(/robin|s3cret/)
    expect(await page.evaluate(() => JSON.stringify([history.state, location.href]))).not.toMatch(/robin|s3cret/)
  })

  test('enables a form that needs them once they have loaded', async ({ page }) => {
    const release = await holdScripts(page, '**/r/**')
    await page.goto('/product/authenticity', { waitUntil: 'commit' })
    await expect(page.getByLabel('Code')).toBeDisabled()
    release()
    await page.getByLabel('Code').fill('IC-AAAA-1111')
    await expect(noScriptsNote(page)).toBeHidden()
  })
})

test('sends a login in the hydrated frame when its part never loads', async ({ page, problems }) => {
  problems.expect(/status of 422/)
  const addresses = watchAddresses(page)
  const release = await holdScripts(page, '**/r/account/**')
  await page.goto('/login', { waitUntil: 'commit' })
  await expect(page.locator('main[aria-busy=true]')).toBeVisible()
  await logIn(page, 'robin@visitor.example', 's3cret-typed')
  await expectRefusedLogin(page, 'robin@visitor.example')
  expect(addresses()).not.toMatch(/robin|s3cret/)
  release()
})

test('sends a login when its part is unavailable', async ({ page, problems }) => {
  problems.expect(/status of 422|ERR_FAILED|was preloaded|could not be loaded|RUNTIME/i)
  const addresses = watchAddresses(page)
  await page.route('**/r/account/**', (route) => route.abort())
  await page.goto('/login')
  await expect(page.locator('main[aria-busy=true]')).toBeVisible()
  await logIn(page, 'robin@visitor.example', 's3cret-typed')
  await expectRefusedLogin(page, 'robin@visitor.example')
  expect(addresses()).not.toMatch(/robin|s3cret/)
})
