import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'
import { owner } from '../../testing/owner'

const address = '/operations/companies/invoices'
const line = {
  number: '7K2M9QX4T1AB',
  state: 'overdue',
  business: 'Harbor Boxing',
  company: 5,
  email: 'sam@example.com',
  po_number: 'PO-7',
  placed: '2026-10-20 10:00',
  due: '2026-11-19',
  total: '600.00',
  paid: '100.00',
  open: '500.00',
}
const sums = { open: 3, open_sum: '1200.00', due_soon: 0, due_soon_sum: '0.00', overdue: 1, overdue_sum: '500.00' }
const answers = { 'invoices.sums': () => ({ record: sums }), 'invoices.list': () => ({ rows: [line] }) }

describe('list of invoices', () => {
  test('opens from the companies, with sums and a link to each order and company', async () => {
    openConsole('/operations/companies', { ...answers, 'applications.list': () => ({ rows: [] }) })
    const tabs = within(await screen.findByRole('navigation', { name: 'Companies' }))
    await userEvent.click(tabs.getByRole('link', { name: 'Invoices' }))
    const row = within((await screen.findByText('PO-7')).closest('tr') as HTMLElement)
    expect(row.getByRole('link', { name: line.number })).toHaveAttribute('href', `/operations/orders/${line.number}`)
    expect(row.getByRole('link', { name: 'Harbor Boxing' })).toHaveAttribute('href', '/operations/companies/5')
    expect(row.getByText('Overdue')).toBeInTheDocument()
    const owed = within(screen.getByRole('region', { name: 'Owed' }))
    expect(owed.getByText('$1200.00 in 3 invoices')).toBeInTheDocument()
    expect(owed.getByText('$500.00 in 1 invoice')).toBeInTheDocument()
  })

  test('filters by the URL', async () => {
    const { inputs, path } = openConsole(`${address}?state=overdue`, answers)
    await screen.findByText('PO-7')
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Paid')
    await waitFor(() => expect(path()).toBe(`${address}?state=paid`))
    await waitFor(() =>
      expect(inputs('invoices.list')).toEqual([
        { state: 'overdue', limit: 50 },
        { state: 'paid', limit: 50 },
      ]),
    )
  })

  test('downloads all lines of the filter as CSV', async () => {
    const saved: Blob[] = []
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    Object.assign(URL, {
      createObjectURL: (file: Blob) => (saved.push(file), 'blob:1'),
      revokeObjectURL: () => undefined,
    })
    const { inputs } = openConsole(`${address}?state=overdue`, answers)
    const download = await screen.findByRole('button', { name: 'Download CSV' })
    await waitFor(() => expect(download).toBeEnabled())
    await userEvent.click(download)
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(inputs('invoices.list').at(-1)).toEqual({ state: 'overdue', limit: 10_000 })
    expect(saved[0]!.type).toBe('text/csv')
  })

  test('is hidden from those who may not read money', async () => {
    const session = { ...owner, role: 'fulfillment', operations: ['applications.list'] }
    openConsole(
      '/operations/companies',
      { 'applications.list': () => ({ rows: [] }) },
      { 'GET /staff/session': () => session },
    )
    await screen.findByRole('link', { name: 'Applications' })
    expect(screen.queryByRole('link', { name: 'Invoices' })).not.toBeInTheDocument()
  })
})
