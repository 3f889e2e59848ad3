import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'
import { orderAnswer } from '../../testing/orders'
import { owner } from '../../testing/owner'
import type { InvoicePayment } from './order-answer'

const address = '/operations/orders/7K2M9QX4T1AB'
const byInvoice = { payment: 'invoice', card: null, po_number: 'PO-7', total: '$71.40' }
const due = { ...byInvoice, invoice: 'due', due: '2026-12-26', paid: '0.00', open: '71.40' }
const payment: InvoicePayment = {
  id: 31,
  amount: '20.00',
  date: '2026-11-26',
  reference: 'Check 1042',
  by: 'robin@example.com',
  void: null,
}

const withPayments = (record: object, payments: InvoicePayment[]) => {
  const answer = orderAnswer(record)
  return { ...answer, tables: { ...answer.tables, payments } }
}
const findInvoice = async () => within(await screen.findByRole('region', { name: 'Invoice' }))

describe('invoice of an order', () => {
  test('is downloaded as PDF with its credit notes', async () => {
    const answer = orderAnswer()
    answer.tables.documents = [{ number: 'INV-000042', kind: 'invoice', issued: '2026-11-27', total: '71.40' }]
    openConsole(address, { 'orders.show': () => answer })
    const link = await screen.findByRole('link', { name: 'Invoice INV-000042' })
    expect(link).toHaveAttribute(
      'href',
      `/api/staff/downloads/orders.document?input=${encodeURIComponent('{"number":"7K2M9QX4T1AB","document":"INV-000042"}')}`,
    )
  })

  test('records a payment with what was shown as paid, and shows the new state', async () => {
    let answer = withPayments(due, [])
    const { inputs } = openConsole(address, {
      'orders.show': () => answer,
      'invoices.pay': () => {
        answer = withPayments({ ...due, invoice: 'part_paid', paid: '20.00', open: '51.40' }, [payment])
        return { done: 'Recorded $20.00.' }
      },
    })
    const invoice = await findInvoice()
    await userEvent.click(invoice.getByRole('button', { name: 'Record payment' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a payment' }))
    expect(dialog.getByText(/^\$71.40 of this invoice is open/)).toBeInTheDocument()
    await userEvent.type(dialog.getByLabelText('Amount'), '$20.00')
    await userEvent.type(dialog.getByLabelText('Reference'), 'Check 1042')
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }))
    expect(await invoice.findByText('Part paid')).toBeInTheDocument()
    expect(invoice.getByText('Check 1042')).toBeInTheDocument()
    expect(invoice.getByText('$51.40')).toBeInTheDocument()
    expect(inputs('invoices.pay')).toEqual([
      { number: '7K2M9QX4T1AB', expect_paid: 0, amount: 20, reference: 'Check 1042' },
    ])
  })

  test('shows at the amount that more than is owed is refused', async () => {
    const message = 'Only $71.40 of the invoice is owed.'
    openConsole(address, {
      'orders.show': () => withPayments(due, []),
      'invoices.pay': () =>
        Response.json({ code: 'invalid', message, errors: [{ field: 'amount', message }] }, { status: 422 }),
    })
    await userEvent.click((await findInvoice()).getByRole('button', { name: 'Record payment' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Record a payment' }))
    await userEvent.type(dialog.getByLabelText('Amount'), '100')
    await userEvent.type(dialog.getByLabelText('Reference'), 'Check 1042')
    await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }))
    await waitFor(() => expect(dialog.getByLabelText('Amount')).toHaveAccessibleDescription(message))
  })

  test('voids a payment with a reason', async () => {
    let answer = withPayments({ ...due, invoice: 'paid', payment: 'paid', paid: '71.40', open: '0.00' }, [payment])
    const { inputs } = openConsole(address, {
      'orders.show': () => answer,
      'invoices.void-payment': () => {
        answer = withPayments(due, [{ ...payment, void: 'It bounced.' }])
        return { done: 'The payment is void.' }
      },
    })
    const invoice = await findInvoice()
    expect(invoice.queryByRole('button', { name: 'Record payment' })).not.toBeInTheDocument()
    await userEvent.click(invoice.getByRole('button', { name: 'Void' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Void the payment of $20.00?' }))
    await userEvent.type(dialog.getByLabelText('Reason'), 'It bounced.')
    await userEvent.click(dialog.getByRole('button', { name: 'Void payment' }))
    expect(await invoice.findByText('Check 1042 (void: It bounced.)')).toBeInTheDocument()
    expect(invoice.queryByRole('button', { name: 'Void' })).not.toBeInTheDocument()
    expect(inputs('invoices.void-payment')).toEqual([{ id: 31, reason: 'It bounced.' }])
  })

  test('is read only for those who may not change money, and absent for orders by card', async () => {
    const session = { ...owner, role: 'fulfillment', operations: ['orders.list', 'orders.show'] }
    const orders = { 'orders.show': () => withPayments(due, [payment]) }
    openConsole(address, orders, { 'GET /staff/session': () => session })
    const invoice = await findInvoice()
    expect(invoice.getByText('$71.40', { selector: 'dd:last-of-type' })).toBeInTheDocument()
    expect(invoice.queryByRole('button')).not.toBeInTheDocument()
  })
})
