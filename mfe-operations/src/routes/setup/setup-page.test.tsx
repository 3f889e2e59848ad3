import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'
import { owner } from '../../testing/owner'

const refused = (status: number, code: string, message: string) => () => Response.json({ code, message }, { status })

describe('setup page', () => {
  test('makes shop and owner, and goes on to the settings', async () => {
    const { path, calls } = openConsole(
      '/operations/setup#secret-of-the-link',
      {},
      {
        'POST /staff/setup/link': () => ({ has_demo: true }),
        'POST /staff/setup': () => owner,
        'GET /staff/session': () => ({ ...owner, operations: [] }),
      },
    )
    await userEvent.type(await screen.findByLabelText('Name of the shop'), 'Fight Barn')
    await userEvent.type(screen.getByLabelText('Email for customers'), 'hello@fightbarn.example')
    await userEvent.type(screen.getByLabelText(/^Color of buttons/), '#ffee00')
    expect(screen.getByRole('list', { name: 'Contrast' })).toHaveTextContent(
      /Light.*:1, as #[0-9a-f]{6} to be readable/,
    )
    await userEvent.type(screen.getByLabelText('Your name'), 'Kim Park')
    await userEvent.type(screen.getByLabelText('Your email'), 'kim@fightbarn.example')
    await userEvent.type(screen.getByLabelText('Password'), 'three minute rounds')
    expect(screen.getByText(/demo products and pages will be removed/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Set up the shop' }))
    await waitFor(() => expect(path()).toBe('/operations/settings'))
    expect(calls.find(({ name }) => name === 'POST /staff/setup')?.body).toMatchObject({
      token: 'secret-of-the-link',
      title: 'Fight Barn',
      accent: '#ffee00',
      owner_email: 'kim@fightbarn.example',
    })
  })

  test('says that a link is over', async () => {
    openConsole(
      '/operations/setup#used',
      {},
      { 'POST /staff/setup/link': refused(404, 'not_found', 'This link is over.') },
    )
    expect(await screen.findByText('This link is over.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Set up the shop' })).not.toBeInTheDocument()
  })

  test('says how to get the link', async () => {
    openConsole('/operations/setup')
    expect(await screen.findByText(/Open the link that its start printed/)).toBeInTheDocument()
  })
})
