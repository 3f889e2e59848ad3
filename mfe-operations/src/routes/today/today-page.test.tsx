import { screen, within } from '@testing-library/react'
import { openConsole, type Answers } from '../../testing/open-console'
import { orderLine } from '../../testing/orders'
import { owner } from '../../testing/owner'

const none = () => ({ rows: [] })
const answers = (changes: Answers = {}): Answers => ({
  'orders.list': ({ status }) => ({ rows: status === 'confirmed' ? [orderLine, orderLine] : [] }),
  'applications.list': none,
  'ratings.list': none,
  'stock.list': () => ({ rows: Array.from({ length: 100 }, () => ({})) }),
  'mails.stuck': none,
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

  test('has the sales of each day as a table, too', async () => {
    const today = { ...orderLine, placed: `${new Date().toISOString().slice(0, 10)} 00:00` }
    openConsole('/operations', answers({ 'orders.list': () => ({ rows: [today] }) }))
    const table = await screen.findByRole('table', { name: 'Sales by day' })
    expect(within(table).getAllByRole('row')).toHaveLength(15)
    expect(within(table).getByText('$71.40')).toBeInTheDocument()
  })

  test('shows only what the person may see', async () => {
    const session = { ...owner, operations: ['ratings.list'] }
    openConsole('/operations', answers(), { 'GET /staff/session': () => session })
    await screen.findByRole('link', { name: /Reviews/ })
    expect(screen.queryByRole('link', { name: /Orders to pack/ })).not.toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Sales in two weeks' })).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Orders' })).not.toBeInTheDocument()
  })
})
