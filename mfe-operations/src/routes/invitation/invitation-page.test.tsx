import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'
import { owner } from '../../testing/owner'

const address = '/operations/invitation#secret-of-the-link'
const invitation = { email: 'mo@example.com', role: 'read_only' }

describe('invitation page', () => {
  test('makes the account and opens the console', async () => {
    const { path, calls } = openConsole(
      address,
      {},
      {
        'POST /staff/invitation': () => invitation,
        'POST /staff/accept-invitation': () => owner,
        'GET /staff/session': () => ({ ...owner, operations: [] }),
      },
    )
    expect(await screen.findByText('You were invited as mo@example.com. Your role: read only.')).toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('Name'), 'Mo Reed')
    await userEvent.type(screen.getByLabelText('Password'), 'corner desk lamp')
    await userEvent.click(screen.getByRole('button', { name: 'Create account' }))
    await waitFor(() => expect(path()).toBe('/operations'))
    expect(calls.find(({ name }) => name === 'POST /staff/accept-invitation')?.body).toEqual({
      token: 'secret-of-the-link',
      name: 'Mo Reed',
      password: 'corner desk lamp',
    })
  })

  test('says that a link is over', async () => {
    const over = () => Response.json({ code: 'not_found', message: 'This invitation is over.' }, { status: 404 })
    openConsole(address, {}, { 'POST /staff/invitation': over })
    expect(await screen.findByText('This invitation is over.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Create account' })).not.toBeInTheDocument()
  })
})
