import type { PageForm } from '@shop/shared-api'
import { screen } from '@testing-library/react'
import { forms } from './forms'
// Compiled before the first test waits for them.
import './routes/login/login.route'
import './routes/reset-password/reset-password.route'
import './routes/signup/signup.route'
import { answeringApi } from './testing/answering-api'
import { openPage } from './testing/open-page'
import { signOut } from './testing/people'

const email = 'dana@gym.example'
const refusal = (call: PageForm['call'], form?: string) => ({
  call,
  form,
  values: { email, reset_token: 'r'.repeat(43), username: 'Dana Rivera', terms: true as const },
  errors: [],
  message: 'Please check the form.',
})

/** Address, route, name of the form, and the heading or text that its page shows. */
const pages: [string, string, string | undefined][] = [
  ['/login', 'account/login', undefined],
  ['/signup', 'account/signup', undefined],
  ['/reset-password', 'account/reset-password', 'email'],
  ['/reset-password', 'account/reset-password', 'code'],
  ['/reset-password', 'account/reset-password', 'password'],
]

beforeEach(signOut)

describe('forms without scripts', () => {
  test('are declared for these pages alone', () => {
    const declared = Object.entries(forms).flatMap(([route, own]) => own.map(({ name }) => [route, name]))
    expect(declared).toEqual(pages.map(([, route, name]) => [route, name]))
  })

  test.each(pages)('at %s (%s, form %s) have every field that is sent, and post', async (address, route, name) => {
    const form = forms[route]!.find((one) => one.name === name)!
    openPage(address, answeringApi({}), { submission: refusal(form.call, name) })
    expect(await screen.findByRole('alert')).toHaveTextContent('Please check the form.')
    const element = screen.getByRole('alert').closest('form')!
    expect(element).toHaveAttribute('method', 'post')
    const names = [...element.elements].flatMap((field) => field.getAttribute('name') ?? [])
    expect(names.sort()).toEqual([...(name ? ['form'] : []), ...form.fields, ...(form.checkboxes ?? [])].sort())
    expect(form.keeps.filter((field) => field.includes('password'))).toEqual([])
  })

  test('show again what was typed', async () => {
    openPage('/signup', answeringApi({}), { submission: refusal('POST /register') })
    expect(await screen.findByLabelText(/^Your name/)).toHaveValue('Dana Rivera')
    expect(screen.getByLabelText(/^Email/)).toHaveValue(email)
    expect(screen.getByRole('checkbox')).toBeChecked()
  })

  test('lead on to the code once it was mailed, and offer another one without scripts too', async () => {
    const sent = { ...refusal('POST /send-password-reset-code', 'code'), message: null }
    openPage('/reset-password', answeringApi({}), { submission: sent })
    expect(await screen.findByLabelText(/^Code/)).toBeVisible()
    const again = screen.getByRole('button', { name: 'Send a new code' }).closest('form')!
    expect(Object.fromEntries(new FormData(again))).toEqual({ form: 'email', email })
  })

  test('say that the password is changed', async () => {
    openPage('/reset-password?done', answeringApi({}))
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  })
})
