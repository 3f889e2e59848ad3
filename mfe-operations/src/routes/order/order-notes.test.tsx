import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'
import { orderAnswer, orderLine } from '../../testing/orders'

const address = `/operations/orders/${orderLine.number}`

describe('notes and address of an order', () => {
  test('add a note and show it with its author', async () => {
    const answer = orderAnswer()
    const { inputs } = openConsole(address, {
      'orders.show': () => answer,
      'orders.note': ({ text }) => {
        answer.tables.notes = [{ id: 4, at: '2026-11-23 09:00', by: 'robin@example.com', text: String(text) }]
        return { done: 'Added the note.' }
      },
    })
    const notes = within(await screen.findByRole('region', { name: 'Staff notes' }))
    await userEvent.click(notes.getByRole('button', { name: 'Add note' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a note' }))
    await userEvent.type(dialog.getByLabelText('Note'), 'Wants it by Friday.')
    await userEvent.click(dialog.getByRole('button', { name: 'Add note' }))
    const note = within(await notes.findByRole('article', { name: 'Note of 2026-11-23 09:00' }))
    expect(note.getByText('Wants it by Friday.')).toBeInTheDocument()
    expect(note.getByText(/robin@example.com/)).toBeInTheDocument()
    expect(inputs('orders.note')).toEqual([{ number: orderLine.number, text: 'Wants it by Friday.' }])
  })

  test('send only what was changed of the address, and show a refusal at its field', async () => {
    const message = 'In NY the tax of this order is $3.20 more.'
    const { inputs } = openConsole(address, {
      'orders.show': () => orderAnswer(),
      'orders.set-address': () =>
        Response.json({ code: 'tax_differs', message, errors: [{ field: 'state', message }] }, { status: 409 }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Edit address' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit the shipping address' }))
    await userEvent.clear(dialog.getByLabelText('State'))
    await userEvent.type(dialog.getByLabelText('State'), 'NY')
    await userEvent.click(dialog.getByRole('button', { name: 'Edit address' }))
    expect((await dialog.findAllByText(message)).length).toBeGreaterThan(0)
    expect(inputs('orders.set-address')).toEqual([{ number: orderLine.number, state: 'NY' }])
  })

  test('offer no other address for a packed order', async () => {
    openConsole(address, { 'orders.show': () => orderAnswer({ status: 'processing', fulfillment: 'packed' }) })
    await screen.findByRole('region', { name: 'Customer' })
    expect(screen.queryByRole('button', { name: 'Edit address' })).not.toBeInTheDocument()
  })
})
