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
  orders: 2,
  bought: '$1,200.00',
  openInvoices: '$0.00',
  creditLeft: null as string | null,
  net_days: 0,
  credit_limit: 0,
  tax_exempt: false,
  certificate_number: null as string | null,
  certificate_expires: null as string | null,
}
const none = { documents: [], orders: [], history: [] as object[] }
const documents = [{ file: '/api/staff/files/wholesale/a.webp' }, { file: '/api/staff/files/wholesale/b.pdf' }]

describe('company page', () => {
  test('opens from the list of applications', async () => {
    const line = { id: 5, status: 'pending', business: 'Harbor Boxing', type: 'gym', email: 'sam@example.com' }
    const { inputs, heading } = openConsole('/operations/companies', {
      'applications.list': () => ({
        rows: [{ ...line, state: 'TX', volume: '1k_5k', documents: 1, received: '2026-11-20' }],
      }),
      'applications.show': () => ({ record, tables: { ...none, documents } }),
    })
    await userEvent.click(await screen.findByRole('link', { name: 'Harbor Boxing' }))
    await heading('Harbor Boxing')
    expect(inputs('applications.list')).toEqual([{ status: 'pending', limit: 50 }])
    expect(inputs('applications.show')).toEqual([{ id: 5 }])
    expect(screen.getByRole('img', { name: 'Paper 1 of 2' })).toHaveAttribute('src', documents[0]!.file)
    expect(screen.getByTitle('Paper 2 of 2')).toHaveAttribute('src', documents[1]!.file)
    expect(screen.getByRole('link', { name: 'Open paper 2 of 2' })).toHaveAttribute('href', documents[1]!.file)
  })

  test('declines with a reason', async () => {
    const shown = { ...record }
    const { inputs } = openConsole('/operations/companies/5', {
      'applications.show': () => ({ record: shown, tables: none }),
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

  test('ends the terms of a company and restores them, with both decisions in its history', async () => {
    const shown = { ...record, status: 'approved' }
    const history: object[] = []
    const decide = (action: string, status: string) => () => {
      Object.assign(shown, { status })
      history.push({ at: '2026-11-25 10:00', action, actor: 'Robin', note: null })
      return { done: 'Done.' }
    }
    const order = { number: '7K2M9QX4T1AB', status: 'delivered', payment: 'invoice', total: '600.00', placed: '2026' }
    const { inputs } = openConsole('/operations/companies/5', {
      'applications.show': () => ({ record: shown, tables: { ...none, orders: [order], history: [...history] } }),
      'wholesellers.demote': decide('wholesellers.demote', 'declined'),
      'wholesellers.promote': decide('wholesellers.promote', 'approved'),
    })
    expect(await screen.findByText('$1,200.00')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: order.number })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'End wholesale terms' }))
    const ending = within(await screen.findByRole('dialog', { name: 'End the wholesale terms?' }))
    await userEvent.type(ending.getByLabelText(/Reason/), 'Certificate expired')
    await userEvent.click(ending.getByRole('button', { name: 'End wholesale terms' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Restore wholesale terms' }))
    const restoring = within(await screen.findByRole('dialog', { name: 'Restore the wholesale terms?' }))
    await userEvent.click(restoring.getByRole('button', { name: 'Restore wholesale terms' }))
    expect(await screen.findByText('Wholesale terms restored')).toBeInTheDocument()
    expect(inputs('wholesellers.demote')).toEqual([{ email: record.email, reason: 'Certificate expired' }])
    expect(inputs('wholesellers.promote')).toEqual([{ email: record.email }])
  })

  test('changes the terms, with what was shown, and lists the change in the history', async () => {
    const shown = { ...record, status: 'approved' }
    const history: object[] = []
    const { inputs } = openConsole('/operations/companies/5', {
      'applications.show': () => ({ record: { ...shown }, tables: { ...none, history: [...history] } }),
      'companies.set-terms': () => {
        Object.assign(shown, { net_days: 30, credit_limit: 5000, creditLeft: '$5,000.00' })
        Object.assign(shown, { tax_exempt: true, certificate_number: 'TX-1', certificate_expires: '2020-01-31' })
        history.push({ at: '2026-11-26 10:00', action: 'companies.set-terms', actor: 'Robin', note: 'net 30 days' })
        return { done: 'Harbor Boxing: net 30 days.' }
      },
    })
    const terms = within(await screen.findByRole('region', { name: 'Terms' }))
    expect(terms.getByText('Not offered')).toBeInTheDocument()
    await userEvent.click(terms.getByRole('button', { name: 'Change terms' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the terms' }))
    await userEvent.clear(dialog.getByLabelText(/Invoices are due/))
    await userEvent.type(dialog.getByLabelText(/Invoices are due/), '30')
    await userEvent.clear(dialog.getByLabelText(/Credit limit/))
    await userEvent.type(dialog.getByLabelText(/Credit limit/), '$5,000')
    await userEvent.click(dialog.getByLabelText('Exempt from sales tax'))
    await userEvent.type(dialog.getByLabelText(/Certificate number/), 'TX-1')
    await userEvent.click(dialog.getByRole('button', { name: 'Save terms' }))
    expect(await terms.findByText('Net 30 days')).toBeInTheDocument()
    expect(terms.getByText('The certificate has expired: sales tax is charged.')).toBeInTheDocument()
    expect(screen.getByText('Terms changed')).toBeInTheDocument()
    const { net_days, credit_limit, tax_exempt, certificate_number, certificate_expires } = record
    expect(inputs('companies.set-terms')).toEqual([
      {
        id: 5,
        expect: { net_days, credit_limit, tax_exempt, certificate_number, certificate_expires },
        net_days: 30,
        credit_limit: 5000,
        tax_exempt: true,
        certificate_number: 'TX-1',
      },
    ])
  })
})
