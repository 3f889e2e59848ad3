import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'
import { orderLine } from '../../testing/orders'
import { owner } from '../../testing/owner'
import type { CustomerAnswer } from './customer-answer'

const ID = '5f0c3b1e-6f0a-4a7e-9a53-0c8b6f5f0c3b'
const customerLine = {
  id: ID,
  email: 'maya@example.com',
  name: 'Maya Reed',
  account: 'customer',
  locked: false,
  orders: 2,
  since: '2026-11-01 10:00',
}
const answer = (changes: Partial<CustomerAnswer['record']> = {}): CustomerAnswer => ({
  record: {
    id: ID,
    email: 'maya@example.com',
    name: 'Maya Reed',
    phone: '2155550143',
    account: 'customer',
    verified: true,
    email_confirmed: null,
    locked: null,
    since: '2026-11-01 10:00',
    orders: 2,
    paid: '142.80',
    last_order: orderLine.placed,
    store_credit: '5.00',
    ...changes,
  },
  tables: {
    orders: [{ ...orderLine, as: 'account' }],
    addresses: [],
    applications: [],
    requests: [],
    reviews: [],
    messages: [],
    store_credit: [
      {
        at: '2026-11-20 10:00',
        kind: 'gift',
        amount: '5.00',
        balance: '5.00',
        order: null,
        reason: 'A late parcel',
      },
    ],
    sessions: [{ device: 'Firefox on Linux', since: '2026-11-20 10:00', last_used: '2026-11-21 10:00' }],
  },
})

describe('customer page', () => {
  test('gives store credit once, by the balance that was shown', async () => {
    const { inputs, heading } = openConsole(`/operations/customers/${ID}`, {
      'customers.show': () => answer(),
      'customers.give-credit': () => ({ done: '$10.00 is added.' }),
    })
    await heading('Maya Reed')
    await userEvent.click(screen.getByRole('button', { name: 'Give store credit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Give maya@example.com store credit' }))
    await userEvent.type(dialog.getByLabelText('Amount'), '10')
    await userEvent.type(dialog.getByLabelText('Reason'), 'A late parcel')
    await userEvent.click(dialog.getByRole('button', { name: 'Give store credit' }))
    expect(await screen.findByText('$10.00 is added.')).toBeVisible()
    expect(inputs('customers.give-credit')).toEqual([
      { customer: ID, expect_balance: 5, amount: 10, reason: 'A late parcel' },
    ])
  })

  test('opens from the list, which searches by the URL', async () => {
    const { inputs, heading } = openConsole('/operations/customers?search=maya&account=registered', {
      'customers.list': () => ({ rows: [customerLine] }),
      'customers.show': () => answer(),
    })
    await userEvent.click(await screen.findByRole('link', { name: 'maya@example.com' }))
    await heading('Maya Reed')
    expect(inputs('customers.list')).toEqual([{ search: 'maya', account: 'registered', limit: 50 }])
    expect(inputs('customers.show')).toEqual([{ customer: ID }])
    const orders = screen.getByRole('region', { name: 'Orders' })
    expect(within(orders).getByRole('link', { name: orderLine.number })).toBeInTheDocument()
    expect(screen.getByText('$142.80')).toBeInTheDocument()
    expect(screen.getByText('Firefox on Linux')).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Reviews' })).not.toBeInTheDocument()
  })

  test('locks with a reason, and offers to unlock afterwards', async () => {
    let locked: string | null = null
    const { inputs } = openConsole(`/operations/customers/${ID}`, {
      'customers.show': () => answer({ locked }),
      'customers.lock': () => {
        locked = '2026-11-25 10:00'
        return { done: 'maya@example.com can no longer log in.' }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Lock account' }))
    const dialog = await screen.findByRole('dialog', { name: 'Lock the account of maya@example.com?' })
    await userEvent.type(within(dialog).getByLabelText(/Reason/), 'Stolen cards')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Lock account' }))
    expect(await screen.findByRole('button', { name: 'Unlock account' })).toBeInTheDocument()
    expect(inputs('customers.lock')).toEqual([{ customer: ID, reason: 'Stolen cards' }])
  })

  test('deletes after the email was typed, and returns to the list', async () => {
    const { inputs, path } = openConsole(`/operations/customers/${ID}`, {
      'customers.list': () => ({ rows: [] }),
      'customers.show': () => answer(),
      'customers.delete': () => ({ done: 'The account is deleted.' }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Delete account' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete the account of maya@example.com?' })
    await userEvent.type(within(dialog).getByLabelText(/Email of the account/), 'maya@example.com')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete account' }))
    await waitFor(() => expect(path()).toBe('/operations/customers'))
    expect(inputs('customers.delete')).toEqual([{ customer: ID, email: 'maya@example.com' }])
  })

  test('shows the message of a download that failed', async () => {
    openConsole(`/operations/customers/${ID}`, {
      'customers.show': () => answer(),
      'customers.export': () => Response.json({ code: 'internal', message: 'We are down.' }, { status: 503 }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Download their data' }))
    expect(await screen.findByText('We are down.')).toBeInTheDocument()
  })

  test('offers nothing for a guest', async () => {
    const { heading } = openConsole(`/operations/customers/${orderLine.number}`, {
      'customers.show': () => answer({ id: orderLine.number, account: 'guest', verified: null, since: null }),
    })
    await heading('Maya Reed')
    expect(screen.queryByRole('region', { name: 'Account' })).not.toBeInTheDocument()
  })

  test('offers no change to those who may only read', async () => {
    const session = { ...owner, operations: ['customers.list', 'customers.show'] }
    const { heading } = openConsole(
      `/operations/customers/${ID}`,
      { 'customers.show': () => answer() },
      { 'GET /staff/session': () => session },
    )
    await heading('Maya Reed')
    expect(screen.queryByRole('region', { name: 'Account' })).not.toBeInTheDocument()
  })
})
