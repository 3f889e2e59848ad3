import type { Invoice, Order } from '@shop/shared-api'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi, errorResponse } from '@shop/shared-api/testing/fake-api'
import { openPage } from '../../testing/open-page'
import { makeOrder, makeShipment } from '@shop/shared-api/testing/orders'
import { signIn, signOut } from '../../testing/people'

const order = makeOrder()
const address = `/order/${order.id}`
const answering = (shown = order) => createFakeApi({ 'GET /get-orders/:id': () => ({ data: shown }) })

beforeEach(() => signIn())

describe('order page', () => {
  test('shows items, amounts, address and payment to the owner', async () => {
    await openPage(address, answering()).heading('Order 394KJ49KQY2P')
    expect(screen.getByText('Ring gloves')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ring gloves' })).toHaveAttribute('href', '/shop/7?color=Black&size=M')
    expect(screen.getByText('Coupon (10%)')).toBeVisible()
    expect(screen.getByText('$112.57')).toBeVisible()
    expect(screen.getByText(/12 Corner St/)).toBeVisible()
    expect(screen.getByText('Visa ending in 4242, paid')).toBeVisible()
    expect(screen.getByText('Simple delivery, arrives Thu, Nov 5 to Mon, Nov 9')).toBeVisible()
  })

  test.each<[Partial<Invoice>, string]>([
    [{}, 'Due December 26, 2026: $112.57 open'],
    [{ state: 'part_paid', paid: 12.57, open: 100 }, 'Part paid, due December 26, 2026: $100.00 open, $12.57 paid'],
    [{ state: 'overdue' }, 'Overdue since December 26, 2026: $112.57 open'],
    [{ state: 'paid', paid: 112.57, open: 0 }, 'Paid in full'],
    [{ state: 'closed', open: 0 }, 'Nothing is due'],
  ])('shows where an invoice with %j is', async (traits, text) => {
    const invoice: Invoice = { state: 'due', due_on: '2026-12-26', paid: 0, open: 112.57, ...traits }
    const onInvoice = makeOrder({ payment: null, payment_status: 'invoice', po_number: 'PO-7', invoice })
    await openPage(address, answering(onInvoice)).heading('Order 394KJ49KQY2P')
    expect(screen.getByText(text)).toBeVisible()
  })

  test('offers the invoice and credit notes as PDF, by the link of a guest too', async () => {
    const documents: Order['documents'] = [
      { kind: 'invoice', number: 'INV-000042', issued_on: '2026-11-27', total: 112.57 },
      { kind: 'credit_note', number: 'CN-000007', issued_on: '2026-11-28', total: 112.57 },
    ]
    await openPage(`${address}?token=secret`, answering(makeOrder({ documents }))).heading('Order 394KJ49KQY2P')
    expect(screen.getByRole('link', { name: 'Invoice INV-000042 (PDF)' })).toHaveAttribute(
      'href',
      `/api/get-orders/${order.id}/documents/INV-000042?token=secret`,
    )
    expect(screen.getByRole('link', { name: 'Credit note CN-000007 (PDF)' })).toBeVisible()
    expect(screen.getByText('Nov 28, 2026, $112.57')).toBeVisible()
  })

  test('says what has shipped of an order, and that the rest follows', async () => {
    const items = [{ sku: 'GLV-BLK-M', title: 'Ring gloves', color: 'Black', size: 'M', quantity: 1 }]
    const parted = makeOrder({
      status: 'processing',
      fulfillment_status: 'partly_shipped',
      shipments: [makeShipment({ items })],
    })
    await openPage(address, answering(parted)).heading('Order 394KJ49KQY2P')
    expect(screen.getByText('Partly shipped')).toBeVisible()
    const contents = within(screen.getByRole('list', { name: 'Your package: contents' }))
    expect(contents.getByText('1 × Ring gloves, Black, M')).toBeVisible()
    expect(screen.getByText('The rest of your order ships in another package.')).toBeVisible()
  })

  test('shows what was paid with store credit, and what by card', async () => {
    await openPage(address, answering(makeOrder({ store_credit: 100 }))).heading('Order 394KJ49KQY2P')
    expect(screen.getByText('−$100.00')).toBeVisible()
    expect(screen.getByText('Paid by card')).toBeVisible()
    expect(screen.getByText('$12.57')).toBeVisible()
  })

  test('shows canceled items and refunds with their reason', async () => {
    const [item] = order.items
    const refund = {
      id: '3d594650-3436-4df7-8f30-8f4a0a8b7c11',
      amount: 9,
      paid_back: 9,
      store_credit: 0,
      method: 'card' as const,
    }
    const changed = makeOrder({
      items: [{ ...item!, cancelled_quantity: 1 }],
      refunds: [{ ...refund, reason: 'A seam was loose.', at: '2026-11-03T09:00:00.000Z' }],
      refunded: 9,
    })
    await openPage(address, answering(changed)).heading('Order 394KJ49KQY2P')
    expect(screen.getByText('1 canceled')).toBeVisible()
    const refunds = within(screen.getByRole('list', { name: 'Refunds' }))
    expect(refunds.getByText(/^\$9.00 on .*, to your card$/)).toBeVisible()
    expect(refunds.getByText('A seam was loose.')).toBeVisible()
    expect(screen.getByText('$103.57')).toBeVisible()
  })

  test('shows each shipment with its steps and a link to the carrier', async () => {
    await openPage(
      address,
      answering(makeOrder({ status: 'shipped', shipments: [makeShipment({ eta: '2027-01-31' })] })),
    ).heading('Order 394KJ49KQY2P')
    const steps = within(screen.getByRole('list', { name: 'Your package: tracking progress' })).getAllByRole('listitem')
    expect(steps.map((step) => step.querySelector('strong')?.textContent)).toEqual([
      'Placed, done',
      'Confirmed, done',
      'Packed, done',
      'Shipped, current',
      'Out for delivery, upcoming',
      'Delivered, upcoming',
    ])
    expect(screen.getByText(/expected Jan 31, 2027/)).toBeVisible()
    expect(screen.getByRole('link', { name: /1Z999AA10123456784/ })).toHaveAttribute(
      'href',
      'https://carrier.example/1Z999AA10123456784',
    )
  })

  test('opens for a guest with the secret from the emailed link', async () => {
    signOut()
    const api = answering()
    await openPage(`${address}?token=secret-of-the-mail`, api).heading('Order 394KJ49KQY2P')
    expect(api.calls[0]?.query.get('token')).toBe('secret-of-the-mail')
  })

  test("links to the confirmation of a pending order, with the guest's secret", async () => {
    signOut()
    await openPage(`${address}?token=a+b`, answering(makeOrder({ status: 'pending' }))).heading('Order 394KJ49KQY2P')
    expect(screen.getByRole('link', { name: 'Confirm order' })).toHaveAttribute(
      'href',
      `${address}/confirmation?token=a%20b`,
    )
  })

  test('shows not found to everyone else', async () => {
    signOut()
    await openPage(address, createFakeApi({})).heading('We couldn’t find this order')
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      `/login?next=${encodeURIComponent(address)}`,
    )
  })

  test('cancels the order with a reason', async () => {
    const api = createFakeApi({
      'GET /get-orders/:id': () => ({ data: order }),
      'POST /cancel-order': () => ({ data: makeOrder({ status: 'cancelled', can_cancel: false }) }),
    })
    await openPage(address, api).heading('Order 394KJ49KQY2P')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this order?' })
    await userEvent.click(within(dialog).getByRole('radio', { name: /I found it cheaper/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, cancel order' }))
    expect(await screen.findByText('Your order has been canceled')).toBeVisible()
    expect(api.named('POST /cancel-order')[0]?.body).toEqual({ order_id: order.id, reason: 'found_cheaper' })
    expect(screen.queryByRole('button', { name: 'Cancel order' })).not.toBeInTheDocument()
  })

  test('shows in the dialog why an order can no longer be canceled', async () => {
    const api = createFakeApi({
      'GET /get-orders/:id': () => ({ data: order }),
      'POST /cancel-order': () => errorResponse(409, 'refused', 'This order can no longer be canceled.'),
    })
    await openPage(address, api).heading('Order 394KJ49KQY2P')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, cancel order' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('This order can no longer be canceled.')

    await userEvent.click(screen.getByRole('button', { name: 'Keep order' }))
    await userEvent.click(screen.getByRole('button', { name: 'Cancel order' }))
    expect(await screen.findByRole('dialog')).not.toHaveTextContent('This order can no longer be canceled.')
  })
})
