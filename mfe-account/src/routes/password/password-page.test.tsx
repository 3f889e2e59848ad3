import type { ActiveSession } from '@shop/shared-api'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi, ErrorResponse } from '../../testing/fake-api'
import { openPage } from '../../testing/open-page'
import { signIn } from '../../testing/people'

async function change(current: string) {
  await userEvent.type(await screen.findByLabelText('Current password'), current)
  await userEvent.type(screen.getByLabelText('New password'), 'three quiet corner posts')
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'three quiet corner posts')
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
}

beforeEach(() => signIn())

describe('password page', () => {
  test('password form: confirms the change and clears the form', async () => {
    const message = 'Your password has been changed.'
    openPage(
      '/settings/update-password',
      createFakeApi({ 'POST /update-password': () => ({ success: true, message }) }),
    )
    await change('the old one')
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText('Current password')).toHaveValue('')
  })

  test('password form: shows a wrong current password at its field and keeps the session', async () => {
    const message = 'This is not your current password.'
    const api = createFakeApi({
      'POST /update-password': () => {
        throw new ErrorResponse(422, 'Please check the form', [{ field: 'current_password', message }])
      },
    })
    const page = openPage('/settings/update-password', api)
    await change('a guess')
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText('Current password')).toHaveFocus()
    expect(page.path()).toBe('/settings/update-password')
  })

  const session = (id: string, traits: Partial<ActiveSession> = {}): ActiveSession => ({
    id,
    device: 'Firefox on Linux',
    created_at: '2026-11-01T09:00:00.000Z',
    last_used_at: '2026-11-20T09:00:00.000Z',
    expires_at: '2026-11-22T09:00:00.000Z',
    current: false,
    ...traits,
  })

  /** A fake API with one user's sessions, the current one first. */
  function signedInOn(...others: ActiveSession[]) {
    let sessions = [session('own', { device: 'Chrome on Windows', current: true }), ...others]
    return createFakeApi({
      'GET /sessions': () => ({ data: sessions }),
      'DELETE /sessions/phone': () => {
        sessions = sessions.filter(({ id }) => id !== 'phone')
        return { success: true, message: 'That device is signed out.' }
      },
      'DELETE /sessions': () => {
        sessions = sessions.filter(({ current }) => current)
        return { success: true, message: 'You are signed out everywhere else.' }
      },
    })
  }

  const phone = session('phone', { device: 'Safari on iPhone' })

  test("active sessions: marks the current session, which can't be ended here", async () => {
    openPage('/settings/update-password', signedInOn(phone))
    const own = (await screen.findByText('Chrome on Windows')).closest('li')
    expect(own).toHaveTextContent('This browser')
    expect(screen.getAllByRole('button', { name: /^Log out/ })).toHaveLength(1)
  })

  test('active sessions: ends one session', async () => {
    openPage('/settings/update-password', signedInOn(phone))
    await userEvent.click(await screen.findByRole('button', { name: /^Log out of Safari on iPhone/ }))
    expect(await screen.findByText('You’re not logged in on any other device.')).toBeVisible()
    expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument()
  })

  test('active sessions: removes a session that has already ended from the list', async () => {
    let sessions = [session('own', { current: true }), phone]
    const api = createFakeApi({
      'GET /sessions': () => ({ data: sessions }),
      'DELETE /sessions/phone': () => {
        sessions = sessions.filter(({ current }) => current)
        throw new ErrorResponse(404, 'We could not find that.')
      },
    })
    openPage('/settings/update-password', api)
    await userEvent.click(await screen.findByRole('button', { name: /^Log out of Safari on iPhone/ }))
    expect(await screen.findByText('You’re not logged in on any other device.')).toBeVisible()
  })

  test('active sessions: ends all other sessions at once', async () => {
    const api = signedInOn(phone, session('gym'))
    openPage('/settings/update-password', api)
    await userEvent.click(await screen.findByRole('button', { name: 'Log out of all other devices' }))
    expect(await screen.findByText('You’re not logged in on any other device.')).toBeVisible()
    expect(api.named('DELETE /sessions')).toHaveLength(1)
    expect(screen.getByText('Chrome on Windows')).toBeVisible()
  })
})
