import '@shop/account-contract'
import type { OwnTerms } from '@shop/shared-api'
import { errorResponse } from '@shop/shared-api/testing/fake-api'
import { clearSessionHint, setSessionHint } from '@shop/shared-api/testing/session-hint'
import { bus } from '@shop/shared-events'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeDraft } from '../../testing/drafts'
import { openOrderDesk } from '../../testing/order-desk'
import { showCheckout } from '../../testing/show-checkout'
import { openSmallShop } from '../../testing/small-shop'

const terms: OwnTerms = {
  invoice_offered: true,
  net_days: 30,
  credit_limit: 5000,
  open_invoices: 4200,
  credit_left: 800,
  tax_exempt: false,
}

/** Opens the checkout for a wholesaler whose company has these terms. */
async function openPayment(own: OwnTerms, visit: Parameters<typeof showCheckout>[1]) {
  setSessionHint('token')
  const user = {
    id: '1',
    username: 'Marcus',
    email: 'marcus@example.com',
    role: 'wholeseller',
    isVerified: true,
  } as const
  bus.publish('session/changed', { user })
  const shop = openSmallShop()
  const desk = openOrderDesk(shop)
  desk.isMember = true
  shop.answers['GET /company-terms'] = () => ({ data: own })
  return { desk, ...(await showCheckout(shop, visit)) }
}
const onPayment = () => ({ path: '/payment', draft: makeDraft({ payment: null, card: null }) })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(clearSessionHint)

describe('paying on invoice', () => {
  test('shows the terms and what is left of the credit, and continues with the number', async () => {
    const { address, draft } = await openPayment(terms, onPayment())
    await userEvent.click(await screen.findByRole('radio', { name: /Purchase order/ }))
    expect(
      await screen.findByText(/due 30 days after the order. \$800.00 of your \$5,000.00 credit is left/),
    ).toBeVisible()
    await userEvent.type(screen.getByLabelText(/Purchase order number/), 'PO-7')
    await userEvent.click(screen.getByRole('button', { name: 'Continue to checkout' }))
    await waitFor(() => expect(address()).toBe('/checkout'))
    expect(draft.state().payment).toEqual({ kind: 'invoice', poNumber: 'PO-7' })
  })

  test('is not offered to a company without terms, even if it was chosen before', async () => {
    const invoice = makeDraft({ payment: { kind: 'invoice', poNumber: 'PO-7' }, card: null })
    await openPayment({ ...terms, invoice_offered: false }, { path: '/payment', draft: invoice })
    expect(await screen.findByLabelText('Card number')).toBeVisible()
    expect(screen.queryByText('Purchase order')).not.toBeInTheDocument()
  })

  test('leads back to the payment step with the reason when the credit is not enough', async () => {
    const message = 'This order of $57.95 is more than the $10.00 left of your credit of $5,000.00.'
    const invoice = makeDraft({ payment: { kind: 'invoice', poNumber: 'PO-7' }, card: null })
    const { desk, address } = await openPayment(terms, { path: '/checkout', draft: invoice })
    desk.instead = () => errorResponse(422, 'invalid', 'Please check your order.', [{ field: 'po_number', message }])
    const button = await screen.findByRole('button', { name: /^Place order/ })
    await waitFor(() => expect(button).toBeEnabled())
    act(() => button.click())
    await waitFor(() => expect(address()).toBe('/payment'))
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText('Card number')).toBeVisible()
  })
})
