import type { PageForm } from '@shop/shared-api'
import { screen } from '@testing-library/react'
import { forms } from './forms'
// Compiles the chunks before the first test needs them.
import './routes/login/login.route'
import './routes/reset-password/reset-password.route'
import './routes/signup/signup.route'
import { createFakeApi } from '@shop/shared-api/testing/fake-api'
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

/** URL, route, form name, and the heading or text that its page shows. */
const pages: [string, string, string | undefined][] = [
  ['/login', 'account/login', undefined],
  ['/signup', 'account/signup', undefined],
  ['/reset-password', 'account/reset-password', 'email'],
  ['/reset-password', 'account/reset-password', 'code'],
  ['/reset-password', 'account/reset-password', 'password'],
]

beforeEach(signOut)

describe('forms without scripts', () => {
  test('are declared for these pages only', () => {
    const declared = Object.entries(forms).flatMap(([route, own]) => own.map(({ name }) => [route, name]))
    expect(declared).toEqual(pages.map(([, route, name]) => [route, name]))
  })

  test.each(pages)('render every submitted field and post at %s (%s, form %s)', async (address, route, name) => {
    const form = forms[route]!.find((candidate) => candidate.name === name)!
    openPage(address, createFakeApi({}), { submission: refusal(form.call, name) })
    expect(await screen.findByRole('alert')).toHaveTextContent('Please check the form.')
    const element = screen.getByRole('alert').closest('form')!
    expect(element).toHaveAttribute('method', 'post')
    const names = [...element.elements].flatMap((field) => field.getAttribute('name') ?? [])
    expect(names.sort()).toEqual([...(name ? ['form'] : []), ...form.fields, ...(form.checkboxes ?? [])].sort())
    expect(form.keeps.filter((field) => field.includes('password'))).toEqual([])
  })

  test('show the submitted values again', async () => {
    openPage('/signup', createFakeApi({}), { submission: refusal('POST /register') })
    expect(await screen.findByLabelText(/^Your name/)).toHaveValue('Dana Rivera')
    expect(screen.getByLabelText(/^Email/)).toHaveValue(email)
    expect(screen.getByRole('checkbox')).toBeChecked()
  })

  test('continue to the code step once it was sent, and can resend it without scripts', async () => {
    const sent = { ...refusal('POST /send-password-reset-code', 'code'), message: null }
    openPage('/reset-password', createFakeApi({}), { submission: sent })
    expect(await screen.findByLabelText(/^Code/)).toBeVisible()
    const again = screen.getByRole('button', { name: 'Resend code' }).closest('form')!
    expect(Object.fromEntries(new FormData(again))).toEqual({ form: 'email', email })
  })

  test('confirm that the password has changed', async () => {
    openPage('/reset-password?done', createFakeApi({}))
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
  })
})
