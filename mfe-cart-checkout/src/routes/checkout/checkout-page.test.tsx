import { errorResponse } from '@shop/shared-api/testing/fake-api'
import { clearSessionHint, setSessionHint } from '@shop/shared-api/testing/session-hint'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draftKey } from '../../checkout/draft-store'
import { makeDraft } from '../../testing/drafts'
import { makeRates, openOrderDesk } from '../../testing/order-desk'
import { showCheckout } from '../../testing/show-checkout'
import { openSmallShop, type SmallShop } from '../../testing/small-shop'

async function openSummary(draft = makeDraft(), answers: Partial<SmallShop['answers']> = {}) {
  const shop = openSmallShop()
  const desk = openOrderDesk(shop)
  Object.assign(shop.answers, answers)
  const page = await showCheckout(shop, { path: '/checkout', draft })
  return { shop, desk, ...page }
}
const orderButton = (name: RegExp = /^Place order/) => screen.findByRole('button', { name })
const press = async (name?: RegExp) => {
  const button = await orderButton(name)
  await waitFor(() => expect(button).toBeEnabled())
  await userEvent.click(button)
}

/** Waits for a guest's receipt on the home page and closes it. */
async function closeReceipt(address: () => string) {
  const receipt = await screen.findByRole('dialog', { name: 'Thank you for your order' })
  expect(address()).toBe('/')
  await userEvent.click(within(receipt).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(receipt).not.toBeInTheDocument())
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(clearSessionHint)

describe('order summary page', () => {
  test('shows address, shipping with arrival dates, payment and the exact total', async () => {
    await openSummary()
    expect(await screen.findByRole('button', { name: 'Place order, $62.85' })).toBeEnabled()
    expect(screen.getByRole('region', { name: 'Ship to' })).toHaveTextContent('12 Corner St')
    expect(screen.getByRole('region', { name: 'Shipping' })).toHaveTextContent(/Simple delivery, \$8\.95.*Arrives/)
    expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent('Visa ending in 4242')
    expect(await screen.findByText(/We’re holding your items for/)).toBeVisible()
  })

  test('repeats the advice on the address', async () => {
    await openSummary(makeDraft(), {
      'POST /validate-address': () => ({ verdict: 'undeliverable', suggestion: null, zip_state: 'PA' }),
    })
    expect(await screen.findByText('The ZIP code is of another state')).toBeVisible()
    expect(screen.getByText(/^10001 is a ZIP code of PA, and your address says NY/)).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Place order, $62.85' })).toBeEnabled()
  })

  test('places a guest’s order once, empties the cart and shows the signed link on the home page', async () => {
    const { desk, cart, address } = await openSummary()
    await press()
    expect(await screen.findByText('Order placed')).toBeVisible()
    expect(address()).toBe('/')
    const receipt = await screen.findByRole('dialog', { name: 'Thank you for your order' })
    expect(receipt).toHaveTextContent('394KJ49KQY2P')
    expect(within(receipt).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/order\/.+\/confirmation\?token=secret$/),
    )
    expect(desk.orders).toHaveLength(1)
    expect(desk.orders[0]!.body).toMatchObject({
      shipment_id: 'rate-simple',
      payment_token: 'testvault.abc',
      expected_total: 62.85,
    })
    expect(cart.state()).toMatchObject({ lines: [], shipment: 'simple', coupon: null })
    await closeReceipt(address)
    expect(sessionStorage.getItem(draftKey)).toBeNull()
  })

  test('accepts rates when the clock is two hours ahead of the server’s', async () => {
    const rates = makeRates().map((rate) => ({ ...rate, expires_at: new Date(Date.now() - 5_400_000).toISOString() }))
    const shop = openSmallShop()
    const desk = openOrderDesk(shop)
    Object.assign(shop.answers, { 'POST /rates': () => ({ data: rates }) })
    const { address } = await showCheckout(shop, { path: '/checkout', draft: makeDraft({ rates }) })
    await press()
    await closeReceipt(address)
    expect(desk.orders[0]!.body).toMatchObject({ shipment_id: 'rate-simple' })
  })

  test('leads a logged-in user to their orders', async () => {
    setSessionHint('a-token')
    const { desk, address } = await openSummary()
    desk.isMember = true
    await press()
    await waitFor(() => expect(address()).toBe('/settings/order'))
    expect((await screen.findAllByText('Order placed'))[0]).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  test('sends one order for repeated presses', async () => {
    const { desk, address } = await openSummary()
    const button = await orderButton()
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.dblClick(button)
    await closeReceipt(address)
    expect(desk.keys).toHaveLength(1)
  })

  async function loseAnswer() {
    const page = await openSummary()
    page.desk.instead = (placeOrder) => {
      placeOrder()
      return Promise.reject(new TypeError('Failed to fetch'))
    }
    await press()
    await screen.findByText('We don’t know yet if your order went through')
    page.desk.instead = null
    return page
  }

  test('an order with a lost response is sent again under the same key, and is one order', async () => {
    const { desk, address } = await loseAnswer()
    await press(/^Check again/)
    await closeReceipt(address)
    expect(desk.orders).toHaveLength(1)
    expect(new Set(desk.keys).size).toBe(1)
  })

  test('an order with a lost response is finished once the connection is back', async () => {
    const { desk, address } = await loseAnswer()
    act(() => void window.dispatchEvent(new Event('online')))
    await closeReceipt(address)
    expect(desk.orders).toHaveLength(1)
  })

  test('an order with a lost response is finished after a reload with the sent body, not with the current cart', async () => {
    const { shop, desk, unmount } = await loseAnswer()
    unmount()
    const { address } = await showCheckout(shop, { path: '/checkout', cart: { lines: [] } })
    await closeReceipt(address)
    expect(desk.orders).toHaveLength(1)
    expect(desk.orders[0]!.body.products).toHaveLength(1)
  })

  test('an order with a lost response can’t be changed: earlier steps redirect to it', async () => {
    const { shop, unmount, desk } = await loseAnswer()
    unmount()
    desk.instead = () => errorResponse(503, 'unavailable', 'Please try again in a moment.')
    const { address } = await showCheckout(shop, { path: '/payment' })
    expect(await screen.findByText('We don’t know yet if your order went through')).toBeVisible()
    expect(address()).toBe('/checkout')
  })

  test('a refused order shows both totals when the total changed, and is placed once the new one is accepted', async () => {
    const { shop, desk, address } = await openSummary()
    await orderButton(/62\.85/)
    shop.products[0]!.variants[0]!.discount_price = 59
    await press()
    expect(await screen.findByText('Your order wasn’t placed: something has changed')).toBeVisible()
    expect(await screen.findByText(/The total was \$62\.85 and is now \$73\.85\./)).toBeVisible()
    expect(screen.getByText(/Ring gloves, Black, 12 oz: the price went up from \$49\.00 to \$59\.00\./)).toBeVisible()
    await press(/^Accept \$73\.85 and place order/)
    await closeReceipt(address)
    expect(new Set(desk.keys).size).toBe(1)
  })

  test('a refused order lists sold-out lines and links to the cart', async () => {
    const { shop, desk } = await openSummary()
    await orderButton(/62\.85/)
    const gloves = shop.products[0]!.variants[0]!
    desk.instead = () => {
      gloves.available = 0
      return errorResponse(409, 'out_of_stock', 'Ring gloves is sold out.', [
        { field: 'products.0.qty', message: 'Ring gloves, Black, 12 oz is sold out.' },
      ])
    }
    await press()
    expect(await screen.findByText('Ring gloves, Black, 12 oz is sold out.')).toBeVisible()
    expect(await screen.findByRole('link', { name: 'Edit your cart' })).toHaveAttribute('href', '/cart')
    expect(desk.orders).toEqual([])
  })

  test('a refused order returns to payment with the reason when the card was declined', async () => {
    const { desk, address } = await openSummary()
    const message = 'Your card was declined. Please choose another way to pay.'
    desk.instead = () => errorResponse(422, 'card_declined', message, [{ field: 'payment_token', message }])
    await press()
    expect(await screen.findByText(message)).toBeVisible()
    expect(address()).toBe('/payment')
  })

  test('a refused order returns to the address field with the input still there', async () => {
    const { desk, address } = await openSummary()
    desk.instead = () =>
      errorResponse(422, 'invalid', 'Please check the form', [{ field: 'zip', message: 'We do not ship there' }])
    await press()
    expect(await screen.findByLabelText('ZIP code')).toHaveValue('10001')
    expect(await screen.findByText('We do not ship there')).toBeVisible()
    expect(address()).toBe('/shipment')
  })

  test('a refused order fetches an expired shipping rate again and shows the new total', async () => {
    const { shop, desk, address } = await openSummary()
    await orderButton(/62\.85/)
    let requests = 0
    const real = shop.answers['POST /rates']!
    shop.answers['POST /rates'] = (...args) => {
      requests += 1
      return real(...args)
    }
    desk.instead = () =>
      errorResponse(409, 'rate_expired', 'This shipping rate has expired. Please choose your shipping again.')
    await press()
    expect(await screen.findByText(/This shipping rate has expired/)).toBeVisible()
    expect(requests).toBe(1)
    desk.instead = null
    await press(/^Accept/)
    await closeReceipt(address)
  })
})
