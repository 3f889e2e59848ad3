import '@shop/account-contract'
import { isLoggedInHint } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi, errorResponse } from '@shop/shared-api/testing/fake-api'
import { openPage } from '../../testing/open-page'
import { dana, signIn, signOut } from '../../testing/people'

const willing = () => createFakeApi({ 'POST /login': () => ({ user: dana }) })

async function logIn(email = 'Dana@Gym.example ', password = 'long enough') {
  if (email) await userEvent.type(screen.getByLabelText(/^Email/), email)
  if (password) await userEvent.type(screen.getByLabelText(/^Password/), password)
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
}

beforeEach(signOut)

describe('login page', () => {
  test('publishes the session and redirects to the home page', async () => {
    const api = willing()
    const page = openPage('/login', api)
    await page.heading('Log in')
    await logIn()
    await page.heading('Elsewhere')
    expect(page.path()).toBe('/')
    expect(bus.last('session/changed')?.user).toMatchObject({ username: 'Dana Rivera', isVerified: true })
    expect(api.calls[0]?.body).toEqual({ email: 'dana@gym.example', password: 'long enough' })
  })

  test('redirects to the page that required the login', async () => {
    const page = openPage('/login?next=%2Fcart%3Fstep%3D1', willing())
    await page.heading('Log in')
    await logIn()
    await waitFor(() => expect(page.path()).toBe('/cart?step=1'))
  })

  test('says that the session has ended, where that led to it', async () => {
    const page = openPage({ pathname: '/login', state: { sessionEnded: true } }, willing())
    await page.heading('Log in')
    expect(screen.getByText('Your session has ended')).toBeVisible()
  })

  test('announces rejected credentials, keeps the input and starts no session', async () => {
    const message = 'The email or password is incorrect.'
    const page = openPage(
      '/login',
      createFakeApi({
        'POST /login': () => errorResponse(422, 'refused', message),
      }),
    )
    await page.heading('Log in')
    await logIn()
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByLabelText(/^Email/)).toHaveValue('Dana@Gym.example')
    expect(isLoggedInHint()).toBe(false)
    expect(page.path()).toBe('/login')
  })

  test('shows missing values next to their fields and sends nothing', async () => {
    const api = willing()
    await openPage('/login', api).heading('Log in')
    await logIn('', '')
    expect(await screen.findAllByText('This field is required')).toHaveLength(2)
    expect(screen.getByLabelText(/^Email/)).toHaveFocus()
    expect(api.calls).toEqual([])
  })

  test('sends once however often the button is pressed', async () => {
    let answer: (() => void) | undefined
    const api = createFakeApi({
      'POST /login': () =>
        new Promise((resolve) => {
          answer = () => resolve({ user: dana })
        }),
    })
    const page = openPage('/login', api)
    await page.heading('Log in')
    await logIn()
    await userEvent.click(screen.getByRole('button', { name: /Log in/ }))
    await userEvent.type(screen.getByLabelText(/^Password/), '{enter}')
    await waitFor(() => expect(answer).toBeDefined())
    answer?.()
    await page.heading('Elsewhere')
    expect(api.calls).toHaveLength(1)
  })

  test('redirects signed-in visitors', async () => {
    signIn()
    const page = openPage('/login?next=/cart', willing())
    await page.heading('Elsewhere')
    expect(page.path()).toBe('/cart')
  })

  test('passes the redirect path on to the signup page', async () => {
    const page = openPage('/login?next=/cart', willing())
    await page.heading('Log in')
    await userEvent.click(screen.getByRole('link', { name: 'Sign up' }))
    await page.heading('Sign up')
    expect(page.path()).toBe('/signup?next=%2Fcart')
  })

  const willingGoogle = () => createFakeApi({ 'POST /login/google': () => ({ user: dana }) })

  test('Google login: is offered where the shop has enabled it, and passes the redirect path on', async () => {
    await openPage('/login?next=/cart', willing(), { settings: { google_login: true } }).heading('Log in')
    expect(screen.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      '/api/login/google?next=%2Fcart',
    )
  })

  test('Google login: is not offered when disabled', async () => {
    await openPage('/login', willing(), { settings: { google_login: false } }).heading('Log in')
    expect(screen.queryByRole('link', { name: /Google/ })).not.toBeInTheDocument()
  })

  test('Google login: exchanges the code once, removes it from the URL and redirects', async () => {
    const api = willingGoogle()
    const page = openPage('/login?next=/settings/order#google=one-time-code', api)
    await waitFor(() => expect(page.path()).toBe('/settings/order'))
    expect(api.named('POST /login/google').map(({ body }) => body)).toEqual([{ code: 'one-time-code' }])
    expect(page.hash()).toBe('')
  })

  test('Google login: shows why it failed and still offers the password form', async () => {
    await openPage('/login?google=unverified_email&next=/cart', willing()).heading('Log in')
    expect(screen.getByRole('alert')).toHaveTextContent("Google hasn't verified your email")
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup?next=%2Fcart')
  })

  test('Google login: ignores unknown failure reasons', async () => {
    await openPage('/login?google=constructor', willing()).heading('Log in')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('Google login: reports an expired code', async () => {
    const message = 'That login took too long. Please try again.'
    const api = createFakeApi({
      'POST /login/google': () => errorResponse(422, 'refused', message),
    })
    const page = openPage('/login#google=stale', api)
    expect(await screen.findByText(message)).toBeVisible()
    expect(page.path()).toBe('/login')
    expect(isLoggedInHint()).toBe(false)
  })
})
