import { errorResponse } from '@shop/shared-api/testing/fake-api'
import { clearSessionHint, setSessionHint } from '@shop/shared-api/testing/session-hint'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeDraft } from '../../testing/drafts'
import { openOrderDesk } from '../../testing/order-desk'
import { showCheckout } from '../../testing/show-checkout'
import { openSmallShop } from '../../testing/small-shop'

/** Opens the payment step for a customer with this store credit and an order of $62.85. */
async function openPayment(balance: number) {
  setSessionHint('token')
  const shop = openSmallShop()
  const desk = openOrderDesk(shop)
  desk.isMember = true
  shop.answers['GET /store-credit'] = () => ({ data: { balance, entries: [] } })
  const visit = { path: '/payment', draft: makeDraft({ payment: null, card: null }) }
  return { desk, ...(await showCheckout(shop, visit)) }
}
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue to checkout' }))
const submit = async () => userEvent.click(await screen.findByRole('button', { name: /^Place order/ }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(clearSessionHint)

describe('paying with store credit', () => {
  test('needs no card when it pays for all, and sends the amount', async () => {
    const { desk, cart, address } = await openPayment(500)
    const total = cart.state().quote!.total
    await userEvent.click(await screen.findByRole('checkbox', { name: /of your \$500.00 store credit$/ }))
    expect(screen.getByText('It pays for all of your order.')).toBeVisible()
    expect(screen.queryByLabelText('Card number')).not.toBeInTheDocument()
    await goOn()
    await waitFor(() => expect(address()).toBe('/checkout'))
    expect(await screen.findByRole('button', { name: 'Place order, $0.00' })).toBeVisible()
    await submit()
    await waitFor(() => expect(desk.orders).toHaveLength(1))
    expect(desk.orders[0]!.body).toMatchObject({ store_credit: total, payment_token: null, expected_total: total })
  })

  test('shows what is left to pay by card, also in the totals', async () => {
    const { cart } = await openPayment(20)
    const left = `$${(cart.state().quote!.total - 20).toFixed(2)}`
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Use $20.00 of your $20.00 store credit' }))
    expect(screen.getByText(`${left} is left to pay by card.`)).toBeVisible()
    expect(screen.getByText('−$20.00')).toBeInTheDocument()
    expect(screen.getByText('Left to pay')).toBeInTheDocument()
    expect(screen.getByLabelText('Card number')).toBeVisible()
  })

  test('is not offered without a balance', async () => {
    await openPayment(0)
    expect(await screen.findByLabelText('Card number')).toBeVisible()
    expect(screen.queryByRole('checkbox', { name: /store credit/ })).not.toBeInTheDocument()
  })

  test('leads back to the payment step when it was spent elsewhere', async () => {
    const { desk, address } = await openPayment(500)
    const message = '$5.00 of your store credit can be used for this order. Please review it again.'
    desk.instead = () => errorResponse(409, 'store_credit_changed', message)
    await userEvent.click(await screen.findByRole('checkbox', { name: /store credit$/ }))
    await goOn()
    await submit()
    await waitFor(() => expect(address()).toBe('/payment'))
    expect(await screen.findByText(message)).toBeVisible()
    expect(await screen.findByRole('checkbox', { name: /store credit$/ })).not.toBeChecked()
  })
})
