import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'
import { salesReport } from '../../testing/sales'

describe('reports page', () => {
  test('shows the sales of each day as a chart and a table', async () => {
    const { inputs, heading } = openConsole('/operations/reports', { 'reports.sales': () => salesReport })
    await heading('Reports')
    const table = await screen.findByRole('table', { name: 'Sales by day, in full' })
    expect(within(table).getByRole('row', { name: '2026-11-22 2 $71.40' })).toBeInTheDocument()
    expect(await screen.findByRole('table', { name: 'Sales by day' })).toBeInTheDocument()
    expect(screen.getByText(/2 paid orders for \$81\.40, \$10\.00 refunded, \$71\.40 net\./)).toBeInTheDocument()
    expect(inputs('reports.sales')).toEqual([{ limit: 1_000 }])
  })

  test('requests what the filters say', async () => {
    const { inputs } = openConsole('/operations/reports?from=2026-11-01', {
      'reports.sales': ({ by }) => ({ ...salesReport, tables: { sales: by ? [] : salesReport.tables.sales } }),
    })
    await userEvent.selectOptions(await screen.findByLabelText('By'), 'Customer')
    expect(await screen.findByText('Nothing was sold in this period.')).toBeInTheDocument()
    await waitFor(() =>
      expect(inputs('reports.sales').at(-1)).toEqual({ by: 'customer', from: '2026-11-01', limit: 1_000 }),
    )
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeDisabled()
  })

  test('shows the failure of a period that is too long', async () => {
    const refused = { code: 'invalid', message: 'The period must have at most 366 days.' }
    openConsole('/operations/reports', { 'reports.sales': () => Response.json(refused, { status: 422 }) })
    expect(await screen.findByText(refused.message)).toBeInTheDocument()
  })

  test('has the value of the stock next to it', async () => {
    openConsole('/operations/reports', {
      'reports.sales': () => salesReport,
      'reports.stock-value': () => ({ rows: [{ name: 'All', variants: 4, pieces: 508, value: '6817.50' }] }),
    })
    await userEvent.click(await screen.findByRole('link', { name: 'Stock value' }))
    const table = await screen.findByRole('table', { name: 'Stock value by category' })
    expect(within(table).getByRole('row', { name: 'All 508 $6817.50' })).toBeInTheDocument()
  })
})
