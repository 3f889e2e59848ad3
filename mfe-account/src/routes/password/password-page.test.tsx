import type { ActiveSession } from '@shop/shared-api'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi, errorResponse } from '@shop/shared-api/testing/fake-api'
import { sampleId } from '@shop/shared-api/testing/sample-id'
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
      'POST /update-password': () =>
        errorResponse(422, 'refused', 'Please check the form', [{ field: 'current_password', message }]),
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
  function serveSessions(...others: ActiveSession[]) {
    let sessions = [session(sampleId(1), { device: 'Chrome on Windows', current: true }), ...others]
    return createFakeApi({
      'GET /sessions': () => ({ data: sessions }),
      'DELETE /sessions/:id': () => {
        sessions = sessions.filter(({ id }) => id !== phone.id)
        return { success: true, message: 'That device is signed out.' }
      },
      'DELETE /sessions': () => {
        sessions = sessions.filter(({ current }) => current)
        return { success: true, message: 'You are signed out everywhere else.' }
      },
    })
  }

  const phone = session(sampleId(2), { device: 'Safari on iPhone' })

  test("active sessions: marks the current session, which can't be ended here", async () => {
    openPage('/settings/update-password', serveSessions(phone))
    const own = (await screen.findByText('Chrome on Windows')).closest('li')
    expect(own).toHaveTextContent('This browser')
    expect(screen.getAllByRole('button', { name: /^Log out/ })).toHaveLength(1)
  })

  test('active sessions: ends one session', async () => {
    openPage('/settings/update-password', serveSessions(phone))
    await userEvent.click(await screen.findByRole('button', { name: /^Log out of Safari on iPhone/ }))
    expect(await screen.findByText('You’re not logged in on any other device.')).toBeVisible()
    expect(screen.queryByText('Safari on iPhone')).not.toBeInTheDocument()
  })

  test('active sessions: removes a session that has already ended from the list', async () => {
    let sessions = [session(sampleId(1), { current: true }), phone]
    const api = createFakeApi({
      'GET /sessions': () => ({ data: sessions }),
      'DELETE /sessions/:id': () => {
        sessions = sessions.filter(({ current }) => current)
        return errorResponse(404, 'refused', 'We could not find that.')
      },
    })
    openPage('/settings/update-password', api)
    await userEvent.click(await screen.findByRole('button', { name: /^Log out of Safari on iPhone/ }))
    expect(await screen.findByText('You’re not logged in on any other device.')).toBeVisible()
  })

  test('active sessions: ends all other sessions at once', async () => {
    const api = serveSessions(phone, session(sampleId(3)))
    openPage('/settings/update-password', api)
    await userEvent.click(await screen.findByRole('button', { name: 'Log out of all other devices' }))
    expect(await screen.findByText('You’re not logged in on any other device.')).toBeVisible()
    expect(api.named('DELETE /sessions')).toHaveLength(1)
    expect(screen.getByText('Chrome on Windows')).toBeVisible()
  })
})
