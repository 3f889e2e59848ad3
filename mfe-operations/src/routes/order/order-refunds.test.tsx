import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'
import { orderAnswer, orderLine } from '../../testing/orders'
import type { OrderRefund } from './order-answer'

const address = `/operations/orders/${orderLine.number}`
const refund: OrderRefund = {
  at: '2026-11-23 09:00',
  amount: '9.00',
  paid_back: '9.00',
  method: 'card',
  reason: 'A seam was loose.',
  by: 'robin@example.com',
  sent: '2026-11-23 09:00',
}
const withRefund = (changes: Partial<OrderRefund> = {}) => {
  const answer = orderAnswer({ refunded: '9.00', left: '62.40' })
  return { ...answer, tables: { ...answer.tables, refunds: [{ ...refund, ...changes }] } }
}

describe('refunds of an order', () => {
  test('refund an amount with what was shown as refunded, and show it', async () => {
    let answer = orderAnswer()
    const { inputs } = openConsole(address, {
      'orders.show': () => answer,
      'orders.refund-part': () => {
        answer = withRefund()
        return { done: 'The refund of $9.00 to visa 4242.' }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Refund an amount' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund an amount' }))
    expect(dialog.getByText(/^At most \$71.40/)).toBeInTheDocument()
    await userEvent.type(dialog.getByLabelText('Amount'), '9')
    await userEvent.type(dialog.getByLabelText('Reason'), 'A seam was loose.')
    await userEvent.click(dialog.getByRole('button', { name: 'Refund an amount' }))
    const refunds = within(await screen.findByRole('region', { name: 'Refunds' }))
    expect(refunds.getByText('A seam was loose.')).toBeInTheDocument()
    expect(refunds.getByText('To the card')).toBeInTheDocument()
    expect(screen.getByText('$62.40')).toBeInTheDocument()
    expect(inputs('orders.refund-part')).toEqual([
      {
        number: orderLine.number,
        expect_refunded: 0,
        amount: 9,
        reason: 'A seam was loose.',
        by_hand: false,
        store_credit: false,
      },
    ])
  })

  test('cancel pieces of the lines whose number was typed', async () => {
    const { inputs } = openConsole(address, {
      'orders.show': () => orderAnswer(),
      'orders.cancel-lines': () => ({ done: 'Canceled.' }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel items' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancel items of this order' }))
    await userEvent.type(dialog.getByLabelText(/Belt · A2/), '1')
    await userEvent.type(dialog.getByLabelText('Reason'), 'Sold out')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel items' }))
    await screen.findByText('Canceled.')
    expect(inputs('orders.cancel-lines')).toEqual([
      { number: orderLine.number, expect_refunded: 0, reason: 'Sold out', lines: [{ line: 42, quantity: 1 }] },
    ])
  })

  test('offer to send a refund again that the provider did not accept', async () => {
    const { inputs } = openConsole(address, {
      'orders.show': () => withRefund({ sent: null }),
      'orders.refund': () => ({ done: '$9.00 is being refunded.' }),
    })
    const refunds = within(await screen.findByRole('region', { name: 'Refunds' }))
    expect(refunds.getByText('Waiting')).toBeInTheDocument()
    await userEvent.click(refunds.getByRole('button', { name: 'Send again' }))
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send again' }))
    await screen.findByText('$9.00 is being refunded.')
    expect(inputs('orders.refund')).toEqual([{ number: orderLine.number }])
  })
})
