import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { PaymentMethod } from '@shop/shared-api'
import { errorResponse, type Handlers } from '@shop/shared-api/testing/fake-api'
import { makeOrder } from '@shop/shared-api/testing/orders'
import { sampleId } from '@shop/shared-api/testing/sample-id'
import { applicationOf, noTerms, quotedRequest } from '../../testing/applications'
import { openPage, signInWholesaler } from '../../testing/open-page'

const approved = { ...quotedRequest, status: 'approved' as const }
const card: PaymentMethod = {
  id: sampleId(5),
  brand: 'visa',
  last4: '4242',
  exp_month: 12,
  exp_year: 2099,
  holder_name: 'Marcus Hale',
  is_defualt: true,
}
const amounts = {
  ...{ subtotal: 240.5, delivery_charges: 0, coupon: 0, sale_discount: 0, discount: 0, discount_percentage: 0 },
  ...{ discount_label: null, tax: 9.62, applied_tax: 0.04, total: 250.12 },
}
const answers: Handlers = {
  ...applicationOf('approved'),
  'GET /equipment-requests': () => ({ data: [approved] }),
  'GET /payment-methods': () => ({ data: [card] }),
  'GET /get-states': () => ({ data: [{ code: 'NY', name: 'New York' }] }),
  'GET /equipment-requests/:number/amounts': () => ({ data: amounts }),
}
const order = makeOrder({ id: sampleId(9) })

function open(more: Handlers = {}) {
  signInWholesaler({ isVerified: true })
  return openPage('/wholesaler/requests/E111111111/order', { ...answers, ...more })
}
async function fillIn() {
  await userEvent.type(await screen.findByLabelText(/^First name/), 'Marcus')
  await userEvent.type(screen.getByLabelText(/^Last name/), 'Hale')
  await userEvent.type(screen.getByLabelText(/^Phone/), '2155550143')
  await userEvent.type(screen.getByLabelText(/^Street address/), '1 Main Street')
  await userEvent.type(screen.getByLabelText(/^City/), 'Albany')
  await userEvent.type(screen.getByLabelText(/^ZIP code/), '12207')
  await userEvent.selectOptions(screen.getByLabelText(/^State/), 'NY')
}

describe('order of a quote', () => {
  test('is paid with a saved card at the total with tax, and leads to the receipt', async () => {
    const sent: unknown[] = []
    const router = open({
      'POST /equipment-requests/:number/order': ({ body }) => {
        sent.push(body)
        return { data: order, guest_token: null }
      },
    })
    await fillIn()
    await userEvent.click(await screen.findByRole('button', { name: 'Place order for $250.12' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/order/${sampleId(9)}/confirmation`))
    expect(sent).toMatchObject([
      { expected_total: 250.12, payment_method_id: card.id, state: 'NY', email: 'marcus@example.com' },
    ])
    expect(sent[0]).not.toHaveProperty('po_number')
  })

  test('is owed on invoice for companies with terms, with their PO number', async () => {
    const sent: unknown[] = []
    open({
      'GET /company-terms': () => ({ data: { ...noTerms, invoice_offered: true, net_days: 30 } }),
      'POST /equipment-requests/:number/order': ({ body }) => {
        sent.push(body)
        return { data: order, guest_token: null }
      },
    })
    await fillIn()
    expect(screen.getByRole('radio', { name: /^Purchase order/ })).toBeChecked()
    await userEvent.type(screen.getByLabelText(/^Purchase order number/), 'PO-9')
    await userEvent.click(await screen.findByRole('button', { name: 'Place order for $250.12' }))
    await waitFor(() => expect(sent).toMatchObject([{ po_number: 'PO-9' }]))
    expect(sent[0]).not.toHaveProperty('payment_method_id')
  })

  test('keeps the form with the reason when the card is declined', async () => {
    open({
      'POST /equipment-requests/:number/order': () => errorResponse(422, 'declined', 'Your card was declined.'),
    })
    await fillIn()
    await userEvent.click(await screen.findByRole('button', { name: 'Place order for $250.12' }))
    expect(await screen.findByText('Your card was declined.')).toBeVisible()
    expect(screen.getByLabelText(/^First name/)).toHaveValue('Marcus')
  })

  test('starts with a new card when none is saved', async () => {
    open({
      'GET /payment-methods': () => ({ data: [] }),
      'GET /payment-provider': () => ({ data: { provider: 'test-vault', publishable_key: null, api_url: null } }),
    })
    expect(await screen.findByRole('button', { name: 'Use this card' })).toBeVisible()
    expect(screen.queryByRole('button', { name: /^Place order/ })).toBeNull()
  })

  test.each([
    [{ ...approved, order: { id: sampleId(9), order_number: 'ORDER0000BAR' } }, 'View order ORDER0000BAR'],
    [quotedRequest, 'View your requests'],
  ])('is not offered for a quote that is ordered or not approved', async (request, link) => {
    open({ 'GET /equipment-requests': () => ({ data: [request] }) })
    expect(await screen.findByRole('link', { name: link })).toBeVisible()
    expect(screen.queryByLabelText(/^First name/)).toBeNull()
  })
})
