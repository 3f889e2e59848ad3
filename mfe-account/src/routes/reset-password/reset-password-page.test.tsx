import { isLoggedInHint } from '@shop/shared-api'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answeringApi, Refusal } from '../../testing/answering-api'
import { openPage } from '../../testing/open-page'
import { signOut } from '../../testing/people'

const resetToken = 'r'.repeat(43)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

function mailingApi() {
  return answeringApi({
    'POST /send-password-reset-code': () => ({ success: true, message: 'Sent' }),
    'POST /validate-reset-code': ({ body }) => {
      if ((body as { code: string }).code === 'ABCD2345') return { reset_token: resetToken }
      const message = 'This code is not right or no longer good.'
      throw new Refusal(422, message, [{ field: 'code', message }])
    },
    'POST /reset-password': () => ({ success: true, message: 'Changed' }),
  })
}

async function askForCode(api = mailingApi()) {
  await openPage('/reset-password', api).heading('Reset password')
  await userEvent.type(screen.getByLabelText(/^Email/), 'Dana@gym.example')
  await press('Send the code')
  return { api, code: await screen.findByLabelText(/^Code/) }
}

beforeEach(signOut)

describe('setting a new password', () => {
  it('takes the email, the mailed code and the password, and signs nobody in', async () => {
    const { api, code } = await askForCode()
    expect(code).toHaveFocus()
    expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.type(code, 'abcd-2345')
    await press('Go on')
    await userEvent.type(await screen.findByLabelText('New password'), 'three quiet corner posts')
    await userEvent.type(screen.getByLabelText('New password again'), 'three quiet corner posts')
    await press('Set the password')
    expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login')
    expect(api.named('POST /reset-password')[0]?.body).toMatchObject({
      email: 'dana@gym.example',
      reset_token: resetToken,
    })
    expect(isLoggedInHint()).toBe(false)
  })

  it('never says whether the email has an account', async () => {
    await askForCode()
    expect(screen.getByText(/If dana@gym.example has an account/)).toBeVisible()
  })

  it('says beside the field that a code is wrong, and lets one be asked for again', async () => {
    const { api, code } = await askForCode()
    await userEvent.type(code, 'WRONG234')
    await press('Go on')
    expect(await screen.findByRole('alert')).toHaveTextContent('not right or no longer good')
    expect(code).toBeInvalid()
    await press('Send a new code')
    expect(await screen.findByText(/A new code is on its way/)).toBeVisible()
    expect(api.named('POST /send-password-reset-code')).toHaveLength(2)
  })

  it('takes an account back by the secret of the mail, only by its button, and asks for a new password', async () => {
    const secret = 'u'.repeat(43)
    const api = answeringApi({
      'POST /undo-email-change': () => ({
        success: true,
        message: 'Done',
        email: 'dana@gym.example',
        reset_token: resetToken,
      }),
      'POST /reset-password': () => ({ success: true, message: 'Changed' }),
    })
    const page = openPage(`/reset-password#undo=${secret}`, api)
    expect(await screen.findByRole('button', { name: 'Take my account back' })).toBeVisible()
    expect([page.path(), page.hash()]).toEqual(['/reset-password', ''])
    expect(api.calls).toEqual([])
    await press('Take my account back')
    expect(await screen.findByText(/uses this email again.*Choose a new password for dana@gym.example/)).toBeVisible()
    expect(api.named('POST /undo-email-change').map(({ body }) => body)).toEqual([{ token: secret }])
    await userEvent.type(await screen.findByLabelText('New password'), 'three quiet corner posts')
    await userEvent.type(screen.getByLabelText('New password again'), 'three quiet corner posts')
    await press('Set the password')
    expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible()
    expect(api.named('POST /reset-password')[0]?.body).toMatchObject({
      email: 'dana@gym.example',
      reset_token: resetToken,
    })
  })

  it('says that the secret of the mail is no longer good', async () => {
    const message = 'This link is no longer good.'
    const api = answeringApi({
      'POST /undo-email-change': () => {
        throw new Refusal(422, message, [{ field: 'token', message }])
      },
    })
    openPage(`/reset-password#undo=${'o'.repeat(43)}`, api)
    await userEvent.click(await screen.findByRole('button', { name: 'Take my account back' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
  })
})
