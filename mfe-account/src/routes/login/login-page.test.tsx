import { isLoggedInHint } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answeringApi, Refusal } from '../../testing/answering-api'
import { openPage } from '../../testing/open-page'
import { dana, signIn, signOut } from '../../testing/people'

const willing = () => answeringApi({ 'POST /login': () => ({ user: dana }) })

async function logIn(email = 'Dana@Gym.example ', password = 'long enough') {
  if (email) await userEvent.type(screen.getByLabelText(/^Email/), email)
  if (password) await userEvent.type(screen.getByLabelText(/^Password/), password)
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
}

beforeEach(signOut)

describe('logging in', () => {
  it('tells every part who is there, and goes to the home page', async () => {
    const api = willing()
    const page = openPage('/login', api)
    await page.heading('Log in')
    await logIn()
    await page.heading('Elsewhere')
    expect(page.path()).toBe('/')
    expect(bus.last('session/changed')?.user).toMatchObject({ username: 'Dana Rivera', isVerified: true })
    expect(api.calls[0]?.body).toEqual({ email: 'dana@gym.example', password: 'long enough' })
  })

  it('goes on to where the visitor was sent from', async () => {
    const page = openPage('/login?next=%2Fcart%3Fstep%3D1', willing())
    await page.heading('Log in')
    await logIn()
    await waitFor(() => expect(page.path()).toBe('/cart?step=1'))
  })

  it('says a refusal aloud, keeps the input and nobody is signed in', async () => {
    const words = 'The email or the password is not right.'
    const page = openPage(
      '/login',
      answeringApi({
        'POST /login': () => {
          throw new Refusal(422, words)
        },
      }),
    )
    await page.heading('Log in')
    await logIn()
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(screen.getByLabelText(/^Email/)).toHaveValue('Dana@Gym.example')
    expect(isLoggedInHint()).toBe(false)
    expect(page.path()).toBe('/login')
  })

  it('asks for what is missing, beside its field, and sends nothing', async () => {
    const api = willing()
    await openPage('/login', api).heading('Log in')
    await logIn('', '')
    expect(await screen.findAllByText('This field is required')).toHaveLength(2)
    expect(screen.getByLabelText(/^Email/)).toHaveFocus()
    expect(api.calls).toEqual([])
  })

  it('sends once however often the button is pressed', async () => {
    let answer: (() => void) | undefined
    const api = answeringApi({
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

  it('is not for somebody who is signed in', async () => {
    signIn()
    const page = openPage('/login?next=/cart', willing())
    await page.heading('Elsewhere')
    expect(page.path()).toBe('/cart')
  })

  it('takes the way back along to the signup page', async () => {
    const page = openPage('/login?next=/cart', willing())
    await page.heading('Log in')
    await userEvent.click(screen.getByRole('link', { name: 'Sign up' }))
    await page.heading('Sign up')
    expect(page.path()).toBe('/signup?next=%2Fcart')
  })
})

describe('logging in with Google', () => {
  const willingGoogle = () => answeringApi({ 'POST /login/google': () => ({ user: dana }) })

  it('is offered where the shop has switched it on, and takes the way onward along', async () => {
    await openPage('/login?next=/cart', willing(), { settings: { google_login: true } }).heading('Log in')
    expect(screen.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
      'href',
      '/api/login/google?next=%2Fcart',
    )
  })

  it('is not offered elsewhere', async () => {
    await openPage('/login', willing(), { settings: { google_login: false } }).heading('Log in')
    expect(screen.queryByRole('link', { name: /Google/ })).not.toBeInTheDocument()
  })

  it('hands the code of the way back in once, out of sight, and goes on', async () => {
    const api = willingGoogle()
    const page = openPage('/login?next=/settings/order#google=one-time-code', api)
    await waitFor(() => expect(page.path()).toBe('/settings/order'))
    expect(api.named('POST /login/google').map(({ body }) => body)).toEqual([{ code: 'one-time-code' }])
    expect(page.hash()).toBe('')
  })

  it('says why it came to nothing, and leaves the other way in open', async () => {
    await openPage('/login?google=unverified_email&next=/cart', willing()).heading('Log in')
    expect(screen.getByRole('alert')).toHaveTextContent('Google has not verified your email')
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup?next=%2Fcart')
  })

  it('says nothing of reasons that nobody gave', async () => {
    await openPage('/login?google=constructor', willing()).heading('Log in')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('says that the code came too late', async () => {
    const words = 'That login took too long. Please try again.'
    const api = answeringApi({
      'POST /login/google': () => {
        throw new Refusal(422, words)
      },
    })
    const page = openPage('/login#google=stale', api)
    expect(await screen.findByText(words)).toBeVisible()
    expect(page.path()).toBe('/login')
    expect(isLoggedInHint()).toBe(false)
  })
})
