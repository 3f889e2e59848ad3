import { isLoggedInHint } from '@shop/shared-api'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi, errorResponse } from '@shop/shared-api/testing/fake-api'
import { openPage } from '../../testing/open-page'
import { signOut } from '../../testing/people'

const resetToken = 'r'.repeat(43)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

function mailingApi() {
  return createFakeApi({
    'POST /send-password-reset-code': () => ({ success: true, message: 'Sent' }),
    'POST /validate-reset-code': ({ body }) => {
      if ((body as { code: string }).code === 'ABCD2345') return { reset_token: resetToken }
      const message = 'This code is incorrect or has expired.'
      return errorResponse(422, 'refused', message, [{ field: 'code', message }])
    },
    'POST /reset-password': () => ({ success: true, message: 'Changed' }),
  })
}

async function askForCode(api = mailingApi()) {
  await openPage('/reset-password', api).heading('Reset password')
  await userEvent.type(screen.getByLabelText(/^Email/), 'Dana@gym.example')
  await press('Send code')
  return { api, code: await screen.findByLabelText(/^Code/) }
}

beforeEach(signOut)

describe('password reset', () => {
  test('sets a new password from email, code and password without starting a session', async () => {
    const { api, code } = await askForCode()
    expect(code).toHaveFocus()
    expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.type(code, 'abcd-2345')
    await press('Continue')
    await userEvent.type(await screen.findByLabelText('New password'), 'three quiet corner posts')
    await userEvent.type(screen.getByLabelText('Confirm new password'), 'three quiet corner posts')
    await press('Save new password')
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
    expect(api.named('POST /reset-password')[0]?.body).toMatchObject({
      email: 'dana@gym.example',
      reset_token: resetToken,
    })
    expect(isLoggedInHint()).toBe(false)
  })

  test('never reveals whether the email already has an account', async () => {
    await askForCode()
    expect(screen.getByText(/If dana@gym.example has an account/)).toBeVisible()
  })

  test('shows a wrong code at its field and can resend the code', async () => {
    const { api, code } = await askForCode()
    await userEvent.type(code, 'WRONG234')
    await press('Continue')
    expect(await screen.findByRole('alert')).toHaveTextContent('incorrect or has expired')
    expect(code).toBeInvalid()
    await press('Resend code')
    expect(await screen.findByText(/We’ve sent you a new code/)).toBeVisible()
    expect(api.named('POST /send-password-reset-code')).toHaveLength(2)
  })

  test('recovers an account with the emailed secret, only by its button, and requires a new password', async () => {
    const secret = 'u'.repeat(43)
    const api = createFakeApi({
      'POST /undo-email-change': () => ({
        success: true,
        message: 'Done',
        email: 'dana@gym.example',
        reset_token: resetToken,
      }),
      'POST /reset-password': () => ({ success: true, message: 'Changed' }),
    })
    const page = openPage(`/reset-password#undo=${secret}`, api)
    expect(await screen.findByRole('button', { name: 'Recover my account' })).toBeVisible()
    expect([page.path(), page.hash()]).toEqual(['/reset-password', ''])
    expect(api.calls).toEqual([])
    await press('Recover my account')
    expect(
      await screen.findByText(/email address has been restored.*Choose a new password for dana@gym.example/),
    ).toBeVisible()
    expect(api.named('POST /undo-email-change').map(({ body }) => body)).toEqual([{ token: secret }])
    await userEvent.type(await screen.findByLabelText('New password'), 'three quiet corner posts')
    await userEvent.type(screen.getByLabelText('Confirm new password'), 'three quiet corner posts')
    await press('Save new password')
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible()
    expect(api.named('POST /reset-password')[0]?.body).toMatchObject({
      email: 'dana@gym.example',
      reset_token: resetToken,
    })
  })

  test('reports an expired secret', async () => {
    const message = 'This link has expired or was already used.'
    const api = createFakeApi({
      'POST /undo-email-change': () => errorResponse(422, 'refused', message, [{ field: 'token', message }]),
    })
    openPage(`/reset-password#undo=${'o'.repeat(43)}`, api)
    await userEvent.click(await screen.findByRole('button', { name: 'Recover my account' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
  })
})
