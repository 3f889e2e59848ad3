import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'

const line = {
  id: 12,
  order: '7K2M9QX4T1AB',
  status: 'requested',
  kind: 'exchange',
  reason: 'too_small',
  pieces: 2,
  email: 'maya@example.com',
  requested: '2026-11-27 10:00',
}
const answer = (changes: object = {}) => ({
  record: {
    ...line,
    refund_to: 'payment',
    account: true,
    note: 'Too tight.',
    message: null,
    carrier: null,
    tracking: null,
    ...changes,
  },
  tables: {
    lines: [
      {
        sku: 'GLV-10',
        title: 'Gloves',
        color: 'Black',
        size: '10 oz',
        quantity: 2,
        new_sku: 'GLV-12',
        new_size: '12 oz',
      },
    ],
  },
})

describe('returns', () => {
  test('are listed with what waits for a decision first, and lead to their pages', async () => {
    const { heading, inputs } = openConsole('/operations/returns?status=all', {
      'returns.list': () => ({ rows: [line] }),
    })
    await heading('Returns')
    const link = await screen.findByRole('link', { name: '12: order 7K2M9QX4T1AB' })
    expect(link).toHaveAttribute('href', '/operations/returns/12')
    expect(inputs('returns.list')[0]).toMatchObject({ status: 'all' })
  })

  test('are declined with a message', async () => {
    let shown = answer()
    const { inputs } = openConsole('/operations/returns/12', {
      'returns.show': () => shown,
      'returns.decline': () => {
        shown = answer({ status: 'declined', message: 'It was worn.' })
        return { done: 'Return 12 is declined.' }
      },
    })
    expect(await screen.findByText('12 oz (GLV-12)')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline this return?' }))
    await userEvent.type(dialog.getByLabelText('Message to the customer'), 'It was worn.')
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }))
    expect(await screen.findByText('It was worn.')).toBeVisible()
    expect(inputs('returns.decline')).toEqual([{ id: 12, message: 'It was worn.' }])
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  })

  test('are refunded to store credit if the customer chose it, unless staff change it', async () => {
    const { inputs } = openConsole('/operations/returns/12', {
      'returns.show': () => answer({ status: 'received', kind: 'refund', refund_to: 'store_credit' }),
      'returns.refund': () => ({ done: 'Return 12 is refunded.' }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Refund' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Refund the items?' }))
    expect(dialog.getByLabelText(/^Refund to/)).toHaveValue('store_credit')
    await userEvent.click(dialog.getByRole('button', { name: 'Refund' }))
    expect(await screen.findByText('Return 12 is refunded.')).toBeVisible()
    expect(inputs('returns.refund')).toMatchObject([{ id: 12, to: 'store_credit' }])
  })

  test('are exchanged with the parcel of the new size', async () => {
    const { inputs } = openConsole('/operations/returns/12', {
      'returns.show': () => answer({ status: 'received' }),
      'returns.exchange': () => ({ done: 'Return 12 is exchanged.' }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Send exchange' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Send the new size' }))
    await userEvent.type(dialog.getByLabelText('Carrier'), 'UPS')
    await userEvent.type(dialog.getByLabelText('Tracking number'), '1Z999AA1')
    await userEvent.click(dialog.getByRole('button', { name: 'Send exchange' }))
    expect(await screen.findByText('Return 12 is exchanged.')).toBeVisible()
    expect(inputs('returns.exchange')).toMatchObject([{ id: 12, carrier: 'UPS', tracking: '1Z999AA1' }])
  })
})
