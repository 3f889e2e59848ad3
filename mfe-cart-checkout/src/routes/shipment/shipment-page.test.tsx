import '@shop/account-contract'
import '@shop/cart-checkout-contract'
import { errorResponse } from '@shop/shared-api/testing/fake-api'
import { makeOrderRow } from '@shop/shared-api/testing/orders'
import { sampleId } from '@shop/shared-api/testing/sample-id'
import { clearSessionHint, setSessionHint } from '@shop/shared-api/testing/session-hint'
import { bus } from '@shop/shared-events'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { postalKey } from '../../checkout/checkout-draft'
import { dana, makeDraft } from '../../testing/drafts'
import { makeOrder, openOrderDesk } from '../../testing/order-desk'
import { showCheckout } from '../../testing/show-checkout'
import { openSmallShop } from '../../testing/small-shop'

async function openShipment(draft = {}) {
  const shop = openSmallShop()
  openOrderDesk(shop)
  const page = await showCheckout(shop, { path: '/shipment', draft })
  await screen.findByLabelText('Email')
  return { shop, ...page }
}
const go = () => userEvent.click(screen.getByRole('button', { name: 'Continue to payment' }))

const ana = { id: '1', username: 'Ana', role: 'customer', isVerified: true } as const

afterEach(() => {
  clearSessionHint()
  act(() => bus.publish('session/changed', { user: null }))
})
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('shipment and payment pages', () => {
  test('address step: shows an estimate, then rates with dates once there is an address, and continues to payment', async () => {
    const { draft, address } = await openShipment({ address: { ...dana, zip: '' } })
    expect(await screen.findByText(/Usually 3 to 6 business days/)).toBeVisible()
    await userEvent.type(screen.getByLabelText('ZIP code'), '10001')
    await userEvent.tab()
    expect((await screen.findAllByText(/^Arrives /))[0]).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: /Express delivery/ }))
    await go()
    await waitFor(() => expect(address()).toBe('/payment'))
    expect(draft.state()).toMatchObject({ addressDone: true, ratesFor: postalKey(dana) })
  })

  test('address step: publishes checkout/begun once', async () => {
    const begun = jest.fn()
    const subscription = bus.stream('checkout/begun').subscribe(begun)
    await openShipment()
    await userEvent.type(screen.getByLabelText('ZIP code'), '1')
    subscription.unsubscribe()
    expect(begun.mock.calls).toMatchObject([[{ items: [{ quantity: 1 }] }]])
  })

  test('address step: shows errors next to the fields and in a summary, and focuses the first', async () => {
    await openShipment()
    await go()
    expect(await screen.findByText(/fields need your attention/)).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(screen.getByLabelText('ZIP code')).toBeInvalid()
    await userEvent.click(screen.getByRole('button', { name: /^ZIP code:/ }))
    expect(screen.getByLabelText('ZIP code')).toHaveFocus()
  })

  test('address step: validates a field on blur and keeps the input over a reload', async () => {
    const { shop, unmount } = await openShipment()
    await userEvent.type(screen.getByLabelText('Email'), 'not an address')
    await userEvent.tab()
    expect(await screen.findByText('Invalid email address')).toBeVisible()
    unmount()
    await showCheckout(shop, { path: '/shipment' })
    expect(await screen.findByLabelText('Email')).toHaveValue('not an address')
  })

  test('address step: keeps the input when rates can’t be loaded, and continues once they can', async () => {
    const { shop, address } = await openShipment({ address: dana })
    const rates = shop.answers['POST /rates']!
    shop.answers['POST /rates'] = () => errorResponse(503, 'unavailable', 'Please try again in a moment.')
    await go()
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in a moment.')
    expect(screen.getByLabelText('ZIP code')).toHaveValue('10001')
    shop.answers['POST /rates'] = rates
    await go()
    await waitFor(() => expect(address()).toBe('/payment'))
  })

  test('address step: shows the carrier’s advice, which can be accepted or ignored', async () => {
    const { shop } = await openShipment({ address: { ...dana, zip: '' } })
    shop.answers['POST /validate-address'] = () =>
      Response.json({
        verdict: 'corrected',
        suggestion: { address: '12 Corner Street', address_2: null, city: 'New York', state: 'NY', zip: '10001-1234' },
        zip_state: null,
      })
    await userEvent.type(screen.getByLabelText('ZIP code'), '10001')
    await userEvent.tab()
    await userEvent.click(await screen.findByRole('button', { name: 'Use this address' }))
    expect(screen.getByLabelText('Street address')).toHaveValue('12 Corner Street')
    expect(screen.getByLabelText('ZIP code')).toHaveValue('10001-1234')
  })

  test('address step: leads a guest to the login and back with the input', async () => {
    const { shop, unmount } = await openShipment()
    await userEvent.type(screen.getByLabelText('Street address'), '12 Corner St')
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Fshipment')
    unmount()
    setSessionHint('a-token')
    act(() => bus.publish('session/changed', { user: { ...ana, email: 'ana@example.com' } }))
    await showCheckout(shop, { path: '/shipment' })
    expect(await screen.findByLabelText('Street address')).toHaveValue('12 Corner St')
    expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com')
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument()
  })

  test('address step: offers distinct addresses of previous orders and uses the chosen one', async () => {
    setSessionHint('a-token')
    const shop = openSmallShop()
    openOrderDesk(shop)
    const there = makeOrder().address
    const orders = [
      makeOrder({ id: sampleId(1) }),
      makeOrder({ id: sampleId(2) }),
      makeOrder({ id: sampleId(3), address: { ...there, city: 'Albany' } }),
    ]
    shop.answers['GET /get-orders'] = () => ({
      data: orders.map(({ id }) => makeOrderRow({ id })),
      meta: { page: 1, limit: 3, total: 3, last_page: 1 },
    })
    shop.answers['GET /get-orders/:id'] = ({ params }) => ({ data: orders.find(({ id }) => id === params['id'])! })
    await showCheckout(shop, { path: '/shipment' })
    const choice = await screen.findByLabelText(/^Use a previous address/)
    expect(
      within(choice)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Another address', 'Dana, 12 Corner St, New York, NY', 'Dana, 12 Corner St, Albany, NY'])
    await userEvent.selectOptions(choice, 'Dana, 12 Corner St, Albany, NY')
    expect(screen.getByLabelText('City')).toHaveValue('Albany')
    expect(screen.getByLabelText('ZIP code')).toHaveValue('10001')
    expect((await screen.findAllByText(/^Arrives /))[0]).toBeVisible()
  })

  test('address step: shows the billing address only when it differs', async () => {
    await openShipment({ address: dana })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Billing address is the same' }))
    await go()
    expect(await screen.findByText(/Billing city: This field is required/)).toBeVisible()
  })

  test('payment step: shows why an order was not placed, and accepts another card', async () => {
    const shop = openSmallShop()
    openOrderDesk(shop)
    const refusals = [{ field: 'payment_token', message: 'Your card was declined.' }]
    const { address, draft } = await showCheckout(shop, {
      path: '/payment',
      draft: makeDraft({ payment: null, card: null, refusals }),
    })
    expect(await screen.findByText('Your card was declined.')).toBeVisible()
    await userEvent.type(await screen.findByLabelText('Card number'), '4242424242424242')
    await userEvent.type(screen.getByLabelText('Expiry'), '0440')
    await userEvent.type(screen.getByLabelText('Security code'), '123')
    await userEvent.type(screen.getByLabelText('Name on card'), 'Dana Rivera')
    await userEvent.click(screen.getByRole('button', { name: 'Continue to checkout' }))
    await waitFor(() => expect(address()).toBe('/checkout'))
    expect(draft.state()).toMatchObject({ card: { last4: '4242' }, refusals: [] })
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/4242|testvault/)
  })
})
