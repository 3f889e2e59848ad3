import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'

const record = {
  status: 'pending',
  reason: null as string | null,
  businessName: 'Harbor Boxing',
  businessType: 'gym',
  contact: 'Sam',
  email: 'sam@example.com',
  phone: '2155550143',
  website: null,
  taxId: '12-3456789',
  resaleNumber: null,
  address: '1 Ring Rd',
  city: 'Austin',
  state: 'TX',
  zip: '73301',
  monthlyVolume: '1k_5k',
  message: null,
  received: '2026-11-20 10:00',
  decidedBy: null,
  decidedAt: null,
}
const documents = [{ file: '/api/staff/files/wholesale/a.webp' }, { file: '/api/staff/files/wholesale/b.pdf' }]

describe('company page', () => {
  test('opens from the list of applications', async () => {
    const line = { id: 5, status: 'pending', business: 'Harbor Boxing', type: 'gym', email: 'sam@example.com' }
    const { inputs, heading } = openConsole('/operations/companies', {
      'applications.list': () => ({
        rows: [{ ...line, state: 'TX', volume: '1k_5k', documents: 1, received: '2026-11-20' }],
      }),
      'applications.show': () => ({ record, tables: { documents } }),
    })
    await userEvent.click(await screen.findByRole('link', { name: 'Harbor Boxing' }))
    await heading('Harbor Boxing')
    expect(inputs('applications.list')).toEqual([{ status: 'pending' }])
    expect(inputs('applications.show')).toEqual([{ id: 5 }])
    expect(screen.getByRole('img', { name: 'Paper 1 of 2' })).toHaveAttribute('src', documents[0]!.file)
    expect(screen.getByTitle('Paper 2 of 2')).toHaveAttribute('src', documents[1]!.file)
    expect(screen.getByRole('link', { name: 'Open paper 2 of 2' })).toHaveAttribute('href', documents[1]!.file)
  })

  test('declines with a reason', async () => {
    const shown = { ...record }
    const { inputs } = openConsole('/operations/companies/5', {
      'applications.show': () => ({ record: shown, tables: { documents: [] } }),
      'applications.decline': () => {
        Object.assign(shown, { status: 'declined', reason: 'No tax id' })
        return { done: 'Harbor Boxing is declined.' }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
    const dialog = await screen.findByRole('dialog', { name: 'Decline this application?' })
    await userEvent.type(within(dialog).getByLabelText(/Reason/), 'No tax id')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Decline' }))
    expect(await screen.findByText('Declined')).toBeInTheDocument()
    expect(inputs('applications.decline')).toEqual([{ id: 5, reason: 'No tax id' }])
    expect(screen.getByRole('button', { name: 'Approve' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Decline' })).not.toBeInTheDocument()
  })
})
