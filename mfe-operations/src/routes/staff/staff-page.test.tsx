import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'
import { owner } from '../../testing/owner'
import type { Member } from './member-actions'

const kim: Member = {
  email: 'kim@example.com',
  name: 'Kim Reed',
  role: 'content',
  state: 'active',
  second_factor: 'none',
  since: '2026-11-20 10:00',
}
const mo: Member = { ...kim, email: 'mo@example.com', name: '', state: 'invited' }

describe('staff page', () => {
  test('changes a role', async () => {
    const { inputs } = openConsole('/operations/staff', {
      'staff.list': () => ({ rows: [kim, mo] }),
      'staff.change': () => ({ done: 'kim@example.com is manager.' }),
    })
    const row = within((await screen.findByText(kim.email)).closest('tr') as HTMLElement)
    await userEvent.click(row.getByRole('button', { name: 'Role' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Role of kim@example.com' }))
    expect(dialog.getByLabelText('Role')).toHaveValue('content')
    await userEvent.selectOptions(dialog.getByLabelText('Role'), 'Manager')
    await userEvent.click(dialog.getByRole('button', { name: 'Role' }))
    expect(await screen.findByText('kim@example.com is manager.')).toBeInTheDocument()
    expect(inputs('staff.change')).toEqual([{ email: kim.email, role: 'manager' }])
  })

  test('invites, and offers for an open invitation a new link only', async () => {
    const { inputs } = openConsole('/operations/staff', {
      'staff.list': () => ({ rows: [mo] }),
      'staff.invite': () => ({ done: 'Invited.' }),
    })
    const row = within((await screen.findByText(mo.email)).closest('tr') as HTMLElement)
    expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Invite again'])
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite to the team' }))
    await userEvent.type(dialog.getByLabelText('Email'), 'sam@example.com')
    await userEvent.click(dialog.getByRole('button', { name: 'Invite' }))
    expect(await screen.findByText('Invited.')).toBeInTheDocument()
    expect(inputs('staff.invite')).toEqual([{ role: 'fulfillment', email: 'sam@example.com' }])
  })

  test('is not in the navigation of those who may not see it', async () => {
    const session = { ...owner, role: 'content', operations: ['ratings.list'] }
    openConsole('/operations', { 'ratings.list': () => ({ rows: [] }) }, { 'GET /staff/session': () => session })
    await screen.findByRole('link', { name: /Reviews/ })
    expect(screen.queryByRole('link', { name: 'Staff' })).not.toBeInTheDocument()
  })
})
