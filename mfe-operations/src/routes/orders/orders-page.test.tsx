import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'
import { orderLine } from '../../testing/orders'

describe('orders page', () => {
  test('lists orders with a link to each', async () => {
    const { heading } = openConsole('/operations/orders', { 'orders.list': () => ({ rows: [orderLine] }) })
    await heading('Orders')
    const row = (await screen.findByText(orderLine.email)).closest('tr') as HTMLElement
    expect(within(row).getByRole('link', { name: orderLine.number })).toHaveAttribute(
      'href',
      `/operations/orders/${orderLine.number}`,
    )
    expect(within(row).getByText('$71.40')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  })

  test('filters by the URL, and writes changed filters into it', async () => {
    const opened = openConsole('/operations/orders?status=confirmed', { 'orders.list': () => ({ rows: [] }) })
    await screen.findByText('No order matches these filters.')
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'On hold')
    await userEvent.type(screen.getByLabelText('Number, email or name'), 'maya')
    await waitFor(() => expect(opened.path()).toBe('/operations/orders?status=on_hold&text=maya'))
    await waitFor(() =>
      expect(opened.inputs('orders.list').at(-1)).toEqual({ text: 'maya', status: 'on_hold', limit: 50 }),
    )
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(opened.path()).toBe('/operations/orders'))
  })

  test('shows more while there is more', async () => {
    const all = Array.from({ length: 60 }, (_, index) => ({ ...orderLine, number: `ORDER${index}` }))
    const { inputs } = openConsole('/operations/orders', {
      'orders.list': ({ limit }) => ({ rows: all.slice(0, Number(limit)) }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }))
    expect(await screen.findByRole('link', { name: 'ORDER59' })).toBeInTheDocument()
    expect(inputs('orders.list')).toEqual([{ limit: 50 }, { limit: 100 }])
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
  })

  test('confirms the chosen orders, and names those that could not be', async () => {
    const all = ['AAA', 'BBB', 'CCC'].map((number) => ({ ...orderLine, number }))
    const { inputs } = openConsole('/operations/orders', {
      'orders.list': () => ({ rows: all }),
      'orders.confirm': () => ({
        done: 'Confirmed 1 order. 1 order could not be confirmed.',
        detail: { confirmed: ['AAA'], refused: [{ number: 'CCC', message: 'Order CCC is shipped.' }] },
      }),
    })
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    expect(screen.getByText('3 selected')).toBeInTheDocument()
    const second = screen.getByRole('checkbox', { name: 'Select order BBB' })
    second.focus()
    await userEvent.keyboard(' ')
    const bulk = within(screen.getByRole('region', { name: 'Selected orders' }))
    expect(bulk.getByText('2 selected')).toBeInTheDocument()
    expect(bulk.getByRole('link', { name: 'Packing slips' })).toHaveAttribute(
      'href',
      '/operations/packing-slips?orders=AAA,CCC',
    )
    await userEvent.click(bulk.getByRole('button', { name: 'Confirm' }))
    const refused = within(await bulk.findByRole('list', { name: 'Orders that could not be confirmed' }))
    expect(refused.getByText('CCC: Order CCC is shipped.')).toBeInTheDocument()
    expect(inputs('orders.confirm')).toEqual([{ numbers: ['AAA', 'CCC'] }])
    await userEvent.click(bulk.getByRole('button', { name: 'Clear selection' }))
    expect(bulk.queryByText('2 selected')).not.toBeInTheDocument()
  })

  test('shows a failure with a retry', async () => {
    let isDown = true
    openConsole('/operations/orders', {
      'orders.list': () =>
        isDown ? Response.json({ code: 'internal', message: 'We are down.' }, { status: 503 }) : { rows: [orderLine] },
    })
    expect(await screen.findByText('We are down.')).toBeInTheDocument()
    isDown = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: orderLine.number })).toBeInTheDocument()
  })
})
