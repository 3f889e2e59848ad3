import '@shop/account-contract'
import type { Dashboard } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi, errorResponse } from '@shop/shared-api/testing/fake-api'
import { openPage } from '../../testing/open-page'
import { makeOrderRow } from '@shop/shared-api/testing/orders'
import { dana, signIn, signOut } from '../../testing/people'

const dashboard = (traits: Partial<Dashboard> = {}): { data: Dashboard } => ({
  data: {
    user: dana,
    recent_orders: [makeOrderRow()],
    orders_count: 4,
    wishlist_count: 2,
    default_payment_method: null,
    ...traits,
  },
})

beforeEach(() => signIn())

describe('profile page', () => {
  test('shows the overview with the latest orders', async () => {
    openPage('/settings/profile', createFakeApi({ 'GET /user-dashboard': () => dashboard() }))
    expect(await screen.findByRole('link', { name: /4\s*orders/ })).toHaveAttribute('href', '/settings/order')
    expect(screen.getByRole('link', { name: /394KJ49KQY2P/ })).toBeVisible()
  })

  test('saves the details, publishes the session, and shows that a new email needs confirmation', async () => {
    const api = createFakeApi({
      'GET /user-dashboard': () => dashboard(),
      'POST /update-profile': () => ({
        data: { ...dana, username: 'Coach Dana' },
        email_pending: 'coach@gym.example',
        email_mailed_to: 'new_email',
      }),
    })
    openPage('/settings/profile', api)
    const name = await screen.findByLabelText('Your name')
    await userEvent.clear(name)
    await userEvent.type(name, 'Coach Dana')
    await userEvent.clear(screen.getByLabelText('Email'))
    await userEvent.type(screen.getByLabelText('Email'), 'coach@gym.example')
    await userEvent.type(screen.getByLabelText(/^Current password/), 'left hook body shot')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/Until then, dana@gym.example remains your email/)).toBeVisible()
    expect(bus.last('session/changed')?.user?.username).toBe('Coach Dana')
    expect(api.named('POST /update-profile')[0]?.body).toMatchObject({
      email: 'coach@gym.example',
      current_password: 'left hook body shot',
    })
  })

  test('requires the password only for a new email, and shows a wrong password at its field', async () => {
    const message = 'This is not your current password.'
    const api = createFakeApi({
      'GET /user-dashboard': () => dashboard(),
      'POST /update-profile': () => errorResponse(422, 'refused', message, [{ field: 'current_password', message }]),
    })
    openPage('/settings/profile', api)
    const email = await screen.findByLabelText('Email')
    expect(screen.queryByLabelText(/^Current password/)).toBeNull()
    await userEvent.type(email, '.org')
    const password = screen.getByLabelText(/^Current password/)
    await userEvent.type(password, 'wrong')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(password).toBeInvalid())
    expect(password).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(password).toHaveFocus()
    await userEvent.type(email, '{Backspace>4/}')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(api.named('POST /update-profile')).toHaveLength(2))
    expect(api.named('POST /update-profile')[1]?.body).not.toHaveProperty('current_password')
  })

  test('shows that the old email must agree first if the account has no password', async () => {
    const api = createFakeApi({
      'GET /user-dashboard': () => dashboard(),
      'POST /update-profile': () => ({
        data: dana,
        email_pending: 'coach@gym.example',
        email_mailed_to: 'old_email',
      }),
    })
    openPage('/settings/profile', api)
    const email = await screen.findByLabelText('Email')
    await userEvent.clear(email)
    await userEvent.type(email, 'coach@gym.example')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/we sent to dana@gym.example, then confirm coach@gym.example/)).toBeVisible()
  })

  test('confirms an email once and removes the secret from the URL', async () => {
    const api = createFakeApi({
      'GET /user-dashboard': () => dashboard(),
      'POST /confirm-email': () => ({ success: true, message: 'Your email is confirmed.' }),
    })
    const page = openPage('/settings/profile?confirm=secret-of-the-mail', api)
    expect(await screen.findByText('Your email is confirmed.')).toBeVisible()
    expect(page.path()).toBe('/settings/profile')
    expect(api.named('POST /confirm-email').map(({ body }) => body)).toEqual([{ token: 'secret-of-the-mail' }])
  })

  test('keeps the secret through the login that a guest must complete first', async () => {
    signOut()
    const api = createFakeApi({})
    const page = openPage('/settings/profile?confirm=secret-of-the-mail', api)
    await page.heading('Log in')
    expect(new URLSearchParams(page.path().split('?')[1]).get('next')).toBe(
      '/settings/profile?confirm=secret-of-the-mail',
    )
    expect(api.calls).toEqual([])
  })

  test('reports an expired link', async () => {
    const message = 'This link has expired or was already used.'
    const api = createFakeApi({
      'GET /user-dashboard': () => dashboard(),
      'POST /confirm-email': () =>
        errorResponse(422, 'refused', 'Please check the form', [{ field: 'token', message }]),
    })
    openPage('/settings/profile?confirm=old-secret', api)
    await waitFor(() => expect(screen.getByText(message)).toBeVisible())
  })

  test('links approved wholesalers to their desk', async () => {
    const desk = () =>
      screen.queryAllByRole('link', { name: 'Wholesale desk', hidden: true }).map((link) => link.getAttribute('href'))
    openPage('/settings/profile', createFakeApi({ 'GET /user-dashboard': () => dashboard() }))
    await screen.findByRole('region', { name: 'Your details' })
    expect(desk()).toEqual([])
    act(() => signIn({ ...dana, role: 'wholeseller', is_verified: false }))
    expect(desk()).toEqual([])
    act(() => signIn({ ...dana, role: 'wholeseller' }))
    expect(desk()).toContain('/wholesaler/desk')
  })

  test('shows a wholesaler without approval their prices and links to the application', async () => {
    const user = { ...dana, role: 'wholeseller' as const, is_verified: false }
    openPage('/settings/profile', createFakeApi({ 'GET /user-dashboard': () => dashboard({ user }) }))
    expect(await screen.findByText('You’re seeing retail prices')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Check application status' })).toHaveAttribute('href', '/wholesaler/status')
  })
})
