import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'
import { orderAnswer, orderLine } from '../../testing/orders'
import { owner } from '../../testing/owner'

const address = `/operations/orders/${orderLine.number}`

describe('order page', () => {
  test('shows items, amounts, customer and history', async () => {
    const { heading } = openConsole(address, { 'orders.show': () => orderAnswer() })
    await heading(`Order ${orderLine.number}`)
    const items = screen.getByRole('table', { name: 'Items of this order' })
    expect(within(items).getByText('Sparring gloves · Black, 16 oz')).toBeInTheDocument()
    expect(screen.getByText('$71.40')).toBeInTheDocument()
    expect(screen.getByText(/12 Corner St/)).toBeInTheDocument()
    expect(within(screen.getByRole('region', { name: 'History' })).getByText('Placed')).toBeInTheDocument()
  })

  test('packs an order and shows the parcel', async () => {
    const answer = orderAnswer()
    const { inputs } = openConsole(address, {
      'orders.show': () => answer,
      'parcels.add': () => {
        answer.record.status = 'processing'
        answer.tables.parcels = [{ id: 3, carrier: 'UPS', tracking: '1Z-0001', status: 'packed', eta: null }]
        const [glove] = answer.tables.items
        answer.tables.parcel_items = [{ ...glove!, parcel: 3 }]
        return { done: 'Added parcel 3. Run "parcels move 3 shipped" when it leaves.', detail: { id: 3 } }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Pack order' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a parcel' }))
    await userEvent.type(dialog.getByLabelText(/Carrier/), 'UPS')
    await userEvent.type(dialog.getByLabelText(/Tracking number/), '1Z-0001')
    const belts = dialog.getByLabelText(/Belt · A2/)
    expect(belts).toHaveValue('2')
    await userEvent.clear(belts)
    await userEvent.type(belts, '1')
    await userEvent.click(dialog.getByRole('button', { name: 'Pack order' }))
    const parcel = within(await screen.findByRole('article', { name: 'Parcel 3' }))
    expect(parcel.getByText('1 × Sparring gloves · Black, 16 oz')).toBeInTheDocument()
    expect(inputs('parcels.add')).toEqual([
      {
        number: orderLine.number,
        carrier: 'UPS',
        tracking: '1Z-0001',
        items: [
          { line: 41, quantity: 1 },
          { line: 42, quantity: 1 },
        ],
      },
    ])
    expect(await screen.findByText('Added parcel 3.')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Mark as shipped' })).toBeInTheDocument()
  })

  test('shows a refusal in the form, which stays open', async () => {
    openConsole(address, {
      'orders.show': () => orderAnswer(),
      'orders.hold': () => Response.json({ code: 'conflict', message: 'It has left already.' }, { status: 409 }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Put on hold' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/Reason/), 'We wait for an answer.')
    await userEvent.click(dialog.getByRole('button', { name: 'Put on hold' }))
    expect(await dialog.findByText('It has left already.')).toBeInTheDocument()
  })

  test.each([
    ['pending', 'pending', ['Put on hold', 'Cancel order']],
    ['confirmed', 'paid', ['Pack order', 'Put on hold', 'Cancel order', 'Cancel items', 'Refund an amount']],
    ['on_hold', 'paid', ['Resume', 'Cancel order', 'Cancel items', 'Refund an amount']],
    ['shipped', 'paid', ['Add parcel', 'Return', 'Refund an amount']],
    ['cancelled', 'paid', ['Refund']],
  ])('offers for a %s order (payment %s) its next steps', async (status, payment, labels) => {
    openConsole(address, { 'orders.show': () => orderAnswer({ status, payment }) })
    const steps = within(await screen.findByRole('region', { name: 'Next steps' }))
    expect(steps.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(labels)
  })

  test('offers nothing that the person may not do', async () => {
    const session = { ...owner, role: 'read_only', operations: ['orders.list', 'orders.show'] }
    openConsole(address, { 'orders.show': () => orderAnswer() }, { 'GET /staff/session': () => session })
    await screen.findByRole('table', { name: 'Items of this order' })
    expect(screen.queryByRole('region', { name: 'Next steps' })).not.toBeInTheDocument()
  })
})
