import { screen, within } from '@testing-library/react'
import { openConsole, type Answers } from '../../testing/open-console'
import { orderLine } from '../../testing/orders'
import { owner } from '../../testing/owner'
import { salesReport } from '../../testing/sales'

const none = () => ({ rows: [] })
const answers = (changes: Answers = {}): Answers => ({
  'orders.list': ({ status }) => ({ rows: status === 'confirmed' ? [orderLine, orderLine] : [] }),
  'applications.list': none,
  'equipment.list': none,
  'ratings.list': none,
  'stock.list': () => ({ rows: Array.from({ length: 100 }, () => ({})) }),
  'mails.stuck': none,
  'reports.sales': () => salesReport,
  ...changes,
})

describe('today page', () => {
  test('counts what waits and links to it', async () => {
    const { heading } = openConsole('/operations', answers())
    await heading('Today')
    expect(await screen.findByRole('link', { name: /2\s*Orders to pack/ })).toHaveAttribute(
      'href',
      '/operations/orders?status=confirmed',
    )
    expect(await screen.findByRole('link', { name: /0\s*Reviews/ })).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: /100\+\s*Low stock/ })).toBeInTheDocument()
  })

  test('shows the failure of one count in its place', async () => {
    const down = () => Response.json({ code: 'internal', message: 'We are down.' }, { status: 503 })
    openConsole('/operations', answers({ 'mails.stuck': down }))
    expect(await screen.findByRole('link', { name: /Failed mails: We are down\./ })).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: /2\s*Orders to pack/ })).toBeInTheDocument()
  })

  test('shows sales and paid orders as the API adds them up, as tables, too', async () => {
    const { inputs } = openConsole('/operations', answers())
    const sales = await screen.findByRole('table', { name: 'Sales by day' })
    expect(within(sales).getByRole('row', { name: 'Nov 22 $71.40' })).toBeInTheDocument()
    const orders = await screen.findByRole('table', { name: 'Orders by day' })
    expect(within(orders).getByRole('row', { name: 'Nov 22 2' })).toBeInTheDocument()
    expect(inputs('reports.sales')).toEqual([{}])
  })

  test('shows only what the person may see', async () => {
    const session = { ...owner, operations: ['ratings.list'] }
    openConsole('/operations', answers(), { 'GET /staff/session': () => session })
    await screen.findByRole('link', { name: /Reviews/ })
    expect(screen.queryByRole('link', { name: /Orders to pack/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Sales in thirty days' })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Orders' })).not.toBeInTheDocument()
  })
})
