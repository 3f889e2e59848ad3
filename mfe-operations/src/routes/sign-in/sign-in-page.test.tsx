import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'
import { owner } from '../../testing/owner'

const refusal = (status: number, code: string, message: string) => () => Response.json({ code, message }, { status })

async function fillIn(email: string, password: string) {
  await userEvent.type(await screen.findByLabelText('Email'), email)
  await userEvent.type(screen.getByLabelText('Password'), password)
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

describe('sign-in page', () => {
  test('signs in and continues where the person was going', async () => {
    const { path, calls } = openConsole(
      '/operations/sign-in?next=%2Foperations%2Faudit%3Factor%3Drobin',
      { 'audit.list': () => ({ rows: [] }) },
      { 'POST /staff/sign-in': () => owner },
    )
    await fillIn('robin@example.com', 'corner desk lamp')
    await waitFor(() => expect(path()).toBe('/operations/audit?actor=robin'))
    const sent = calls.find(({ name }) => name === 'POST /staff/sign-in')
    expect(sent?.body).toEqual({ email: 'robin@example.com', password: 'corner desk lamp' })
  })

  test('requests the authenticator code of an account that has one', async () => {
    const { path, calls } = openConsole(
      '/operations/sign-in',
      { 'orders.list': () => ({ rows: [] }) },
      {
        'POST /staff/sign-in': ({ body }) =>
          (body as { code?: string }).code === '123456'
            ? owner
            : refusal(422, 'totp_required', 'Enter the code of your authenticator app.')(),
      },
    )
    await fillIn('robin@example.com', 'corner desk lamp')
    const code = await screen.findByLabelText('Authenticator code')
    expect(code).toHaveFocus()
    await userEvent.type(code, '123456{Enter}')
    await waitFor(() => expect(path()).toBe('/operations'))
    expect(calls.filter(({ name }) => name === 'POST /staff/sign-in')).toHaveLength(2)
  })

  test('shows a refusal and stays', async () => {
    const { path } = openConsole(
      '/operations/sign-in',
      {},
      { 'POST /staff/sign-in': refusal(422, 'bad_login', 'Email or password is wrong.') },
    )
    await fillIn('robin@example.com', 'wrong')
    expect(await screen.findByText('Email or password is wrong.')).toBeInTheDocument()
    expect(path()).toBe('/operations/sign-in')
  })

  test('sends nothing while a field is empty', async () => {
    const { calls } = openConsole('/operations/sign-in')
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }))
    expect(await screen.findAllByText('This field is required')).toHaveLength(2)
    expect(calls).toEqual([])
  })
})
