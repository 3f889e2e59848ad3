import { clearSessionHint, setSessionHint } from '@shop/shared-api/testing/session-hint'
import { bus } from '@shop/shared-events'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { postalKey } from '../../checkout/checkout-draft'
import { dana, makeDraft } from '../../testing/drafts'
import { makeOrder, openOrderDesk, refuse } from '../../testing/order-desk'
import { showCheckout } from '../../testing/show-checkout'
import { openSmallShop } from '../../testing/small-shop'

async function openShipment(draft = {}) {
  const shop = openSmallShop()
  openOrderDesk(shop)
  const page = await showCheckout(shop, { at: '/shipment', draft })
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

describe('the address step', () => {
  it('gives an estimate before there is an address, then rates with their days, and goes on to payment', async () => {
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

  it('tells those who count once that the checkout has begun', async () => {
    const begun = jest.fn()
    const stop = bus.on('checkout/begun', begun)
    await openShipment()
    await userEvent.type(screen.getByLabelText('ZIP code'), '1')
    stop()
    expect(begun.mock.calls).toMatchObject([[{ items: [{ quantity: 1 }] }]])
  })

  it('says beside each field and in one place what is wrong, with the cursor in the first', async () => {
    await openShipment()
    await go()
    expect(await screen.findByText(/fields need your attention/)).toBeVisible()
    expect(screen.getByLabelText('Email')).toHaveFocus()
    expect(screen.getByLabelText('ZIP code')).toBeInvalid()
    await userEvent.click(screen.getByRole('button', { name: /^ZIP code:/ }))
    expect(screen.getByLabelText('ZIP code')).toHaveFocus()
  })

  it('checks a field when it is left, and keeps what was typed over a reload', async () => {
    const { shop, unmount } = await openShipment()
    await userEvent.type(screen.getByLabelText('Email'), 'not an address')
    await userEvent.tab()
    expect(await screen.findByText('Invalid email address')).toBeVisible()
    unmount()
    await showCheckout(shop, { at: '/shipment' })
    expect(await screen.findByLabelText('Email')).toHaveValue('not an address')
  })

  it('keeps everything when rates can’t be had, and goes on once they can', async () => {
    const { shop, address } = await openShipment({ address: dana })
    const rates = shop.answers['POST /rates']!
    shop.answers['POST /rates'] = () => refuse(503, 'unavailable', 'Please try again in a moment.')
    await go()
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again in a moment.')
    expect(screen.getByLabelText('ZIP code')).toHaveValue('10001')
    shop.answers['POST /rates'] = rates
    await go()
    await waitFor(() => expect(address()).toBe('/payment'))
  })

  it('passes the post’s advice on, which can be taken or left', async () => {
    const { shop } = await openShipment({ address: { ...dana, zip: '' } })
    shop.answers['POST /validate-address'] = () =>
      Response.json({
        verdict: 'corrected',
        suggestion: { address: '12 Corner Street', address_2: null, city: 'New York', state: 'NY', zip: '10001-1234' },
      })
    await userEvent.type(screen.getByLabelText('ZIP code'), '10001')
    await userEvent.tab()
    await userEvent.click(await screen.findByRole('button', { name: 'Use this address' }))
    expect(screen.getByLabelText('Street address')).toHaveValue('12 Corner Street')
    expect(screen.getByLabelText('ZIP code')).toHaveValue('10001-1234')
  })

  it('leads a guest to the login and back, and keeps what was typed', async () => {
    const { shop, unmount } = await openShipment()
    await userEvent.type(screen.getByLabelText('Street address'), '12 Corner St')
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?next=%2Fshipment')
    unmount()
    setSessionHint('a-token')
    act(() => bus.publish('session/changed', { user: { ...ana, email: 'ana@example.com' } }))
    await showCheckout(shop, { at: '/shipment' })
    expect(await screen.findByLabelText('Street address')).toHaveValue('12 Corner St')
    expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com')
    expect(screen.queryByRole('link', { name: 'Log in' })).not.toBeInTheDocument()
  })

  it('offers the addresses of earlier orders, each once, and takes the chosen one', async () => {
    setSessionHint('a-token')
    const shop = openSmallShop()
    openOrderDesk(shop)
    const there = makeOrder().address
    const orders = [
      makeOrder({ id: 'a' }),
      makeOrder({ id: 'b' }),
      makeOrder({ id: 'c', address: { ...there, city: 'Albany' } }),
    ]
    shop.answers['GET /get-orders'] = () =>
      Response.json({ data: orders.map(({ id }) => ({ id })), meta: { page: 1, limit: 3, total: 3, last_page: 1 } })
    for (const order of orders) shop.answers[`GET /get-orders/${order.id}`] = () => Response.json({ data: order })
    await showCheckout(shop, { at: '/shipment' })
    const choice = await screen.findByLabelText(/^Send it where you had it sent before/)
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

  it('asks for the billing address only where it is another', async () => {
    await openShipment({ address: dana })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Billing address is the same' }))
    await go()
    expect(await screen.findByText(/Billing city: This field is required/)).toBeVisible()
  })
})

describe('the payment step', () => {
  it('says why an order was not placed, and takes another card', async () => {
    const shop = openSmallShop()
    openOrderDesk(shop)
    const refusals = [{ field: 'payment_token', message: 'Your card was declined.' }]
    const { address, draft } = await showCheckout(shop, {
      at: '/payment',
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
