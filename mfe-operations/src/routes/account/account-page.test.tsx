import type { StaffSecurity } from '@shop/shared-api/staff'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'

const security: StaffSecurity = {
  has_totp: false,
  recovery_codes_left: 0,
  passkeys: [],
  sessions: [
    {
      id: 'here',
      device: 'Chrome on Linux',
      created_at: '2026-11-26T09:00:00Z',
      last_used_at: '2026-11-26T10:00:00Z',
      is_current: true,
    },
    {
      id: 'phone',
      device: 'Safari on iPhone',
      created_at: '2026-11-25T09:00:00Z',
      last_used_at: '2026-11-25T10:00:00Z',
      is_current: false,
    },
  ],
}

describe('account page', () => {
  test('signs another device out, and never this one', async () => {
    const { calls } = openConsole(
      '/operations/account',
      {},
      {
        'GET /staff/security': () => security,
        'POST /staff/sessions/end': () => ({ done: 'One device is signed out.' }),
      },
    )
    const devices = within(await screen.findByRole('region', { name: 'Devices' }))
    expect(devices.getByText('This device')).toBeInTheDocument()
    expect(devices.queryByRole('button', { name: 'Sign out Chrome on Linux' })).not.toBeInTheDocument()
    await userEvent.click(devices.getByRole('button', { name: 'Sign out Safari on iPhone' }))
    expect(await screen.findByText('One device is signed out.')).toBeInTheDocument()
    expect(calls.find(({ name }) => name === 'POST /staff/sessions/end')?.body).toEqual({ id: 'phone' })
  })

  test('sets up an authenticator app, and shows its recovery codes once', async () => {
    let hasApp = false
    const { calls } = openConsole(
      '/operations/account',
      {},
      {
        'GET /staff/security': () => ({ ...security, has_totp: hasApp, recovery_codes_left: hasApp ? 2 : 0 }),
        'POST /staff/totp/new': () => ({
          secret: 'A2B3C4D5E6F7G2H3',
          uri: 'otpauth://totp/Shop:robin?secret=A2B3C4D5E6F7G2H3',
        }),
        'POST /staff/totp': () => {
          hasApp = true
          return { done: 'Codes are demanded.', recovery_codes: ['2A3B4-5C6D7', '7D6C5-4B3A2'] }
        },
      },
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Set up an app' }))
    const setup = within(await screen.findByRole('dialog', { name: 'Set up an authenticator app' }))
    expect(setup.getByRole('img', { name: 'QR code for your authenticator app' })).toBeInTheDocument()
    expect(setup.getByText('A2B3 C4D5 E6F7 G2H3')).toBeInTheDocument()
    await userEvent.type(setup.getByLabelText('Authenticator code'), '123456{Enter}')
    const codes = within(await screen.findByRole('dialog', { name: 'Your recovery codes' }))
    expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['2A3B4-5C6D7', '7D6C5-4B3A2'])
    await userEvent.click(codes.getByRole('button', { name: 'I have stored them' }))
    expect(await screen.findByText(/You have 2 recovery codes left/)).toBeInTheDocument()
    expect(calls.find(({ name }) => name === 'POST /staff/totp')?.body).toEqual({
      secret: 'A2B3C4D5E6F7G2H3',
      code: '123456',
    })
  })

  test('demands the password before it removes a passkey', async () => {
    let isProven = false
    let passkeys = [{ id: 'key', name: 'Old laptop', created_at: '2026-11-20T09:00:00Z', last_used_at: null }]
    openConsole(
      '/operations/account',
      {},
      {
        'GET /staff/security': () => ({ ...security, passkeys }),
        'POST /staff/passkeys/remove': () => {
          if (!isProven) return Response.json({ code: 'reauthenticate', message: 'Again, please.' }, { status: 403 })
          passkeys = []
          return { done: 'This passkey works no longer.' }
        },
        'POST /staff/reauthenticate': () => {
          isProven = true
          return { done: 'Thank you.' }
        },
      },
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Old laptop' }))
    const proof = within(await screen.findByRole('dialog', { name: 'Is it still you?' }))
    await userEvent.type(proof.getByLabelText('Password'), 'three minute rounds{Enter}')
    expect(await screen.findByText('This passkey works no longer.')).toBeInTheDocument()
    expect(screen.queryByText('Old laptop')).not.toBeInTheDocument()
  })

  test('changes the password, and empties the field', async () => {
    const { calls } = openConsole(
      '/operations/account',
      {},
      {
        'GET /staff/security': () => security,
        'POST /staff/password': () => ({ done: 'Your password is changed.' }),
      },
    )
    const field = await screen.findByLabelText('New password')
    await userEvent.type(field, 'seven warm mitts{Enter}')
    expect(await screen.findByText('Your password is changed.')).toBeInTheDocument()
    expect(screen.getByLabelText('New password')).toHaveValue('')
    expect(calls.find(({ name }) => name === 'POST /staff/password')?.body).toEqual({ password: 'seven warm mitts' })
  })
})
