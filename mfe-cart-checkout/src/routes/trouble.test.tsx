import { errorResponse, type Handlers, type RecordedCall } from '@shop/shared-api/testing/fake-api'
import { clearSessionHint, setSessionHint } from '@shop/shared-api/testing/session-hint'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { dana, makeDraft } from '../testing/drafts'
import { makeOrder, openOrderDesk } from '../testing/order-desk'
import { showCheckout } from '../testing/show-checkout'
import { openSmallShop } from '../testing/small-shop'

type Visit = Parameters<typeof showCheckout>[1]

/** Opens a page at a shop where one API call can fail or hang. */
async function open(call: keyof Handlers, visit: Visit) {
  const shop = openSmallShop()
  const desk = openOrderDesk(shop)
  const order = makeOrder()
  shop.answers['GET /get-orders/:id'] = () => ({ data: order })
  shop.answers['POST /confirm-order'] = () => ({ data: makeOrder({ status: 'confirmed' }) })
  const real = shop.answers[call] as (received: RecordedCall) => Promise<never>
  const requests: unknown[] = []
  let trouble: ((respond: () => Promise<never>) => Promise<Response>) | null = null
  const respond = async (received: RecordedCall) => {
    requests.push(received.body)
    return trouble ? trouble(() => real(received)) : real(received)
  }
  Object.assign(shop.answers, { [call]: respond })
  const set = (next: typeof trouble) => (trouble = next)
  const slow = () => {
    let go = () => {}
    const wait = new Promise<void>((resolve) => (go = resolve))
    set((respondNow) => wait.then(respondNow))
    return () => act(() => go())
  }
  return { shop, desk, requests, set, slow, show: () => showCheckout(shop, visit) }
}

const troubles = {
  'without a connection': () => Promise.reject<Response>(new TypeError('Failed to fetch')),
  'while the API fails': () => Promise.resolve(errorResponse(503, 'unavailable', 'Please try again in a moment.')),
}
const each = Object.entries(troubles)
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(clearSessionHint)

describe('checkout under failure', () => {
  test('cart: keeps its lines while the API fails, reports it, and is priced on retry', async () => {
    const { shop, show } = await open('POST /rates', { path: '/cart' })
    shop.failing = 503
    await show()
    expect(await screen.findByText('We couldn’t price your cart')).toBeVisible()
    expect(screen.getByText(/^The shop is unavailable\. Your cart is saved/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Items in cart (1)')
    shop.failing = null
    await click('Try again')
    expect(await screen.findByText('Your cart is up to date')).toBeVisible()
  })

  test('cart: shows a change at once and dims the amounts while the API is slow', async () => {
    const { shop, show } = await open('POST /rates', { path: '/cart' })
    await show()
    const amounts = (await screen.findByText('$57.95', { selector: '[aria-live] > dd' })).closest('dl')!
    let go = () => {}
    shop.pause = new Promise((resolve) => (go = resolve))
    await click('One more')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Items in cart (2)')
    expect(amounts).toHaveAttribute('aria-busy', 'true')
    await click('One more')
    act(() => go())
    expect(await screen.findByText('$147.00', { selector: '[aria-live] > dd' })).toBeVisible()
    // One for the page, one in flight during the next press, one for all later presses.
    expect(shop.quoteRequests.map(({ products }) => products[0]?.qty)).toEqual([1, 2, 3])
  })

  test('cart: replays offline changes and reports what the shop changed', async () => {
    const { shop, show } = await open('POST /rates', { path: '/cart' })
    const { cart } = await show()
    await screen.findByText('$57.95', { selector: '[aria-live] > dd' })
    shop.failing = 'offline'
    await click('One more')
    await click('One more')
    expect(await screen.findByText('We can’t reach the shop')).toBeVisible()
    shop.failing = null
    Object.assign(shop.products[0]!.variants[0]!, { available: 2, discount_price: 47 })
    act(() => cart.resume())
    expect(await screen.findByText(/only 2 left, so your 3 became 2\./)).toBeVisible()
    expect(screen.getByText(/the price went down from \$49\.00 to \$47\.00\./)).toBeVisible()
    expect(screen.queryByText('Your cart is up to date')).not.toBeInTheDocument()
  })

  test.each(each)('address step: keeps the input %s and continues later', async (_, trouble) => {
    const { set, show } = await open('POST /rates', { path: '/shipment', draft: { address: dana } })
    set(trouble)
    const { address } = await show()
    await screen.findByLabelText('Email')
    await click('Continue to payment')
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByLabelText('ZIP code')).toHaveValue('10001')
    set(null)
    await click('Continue to payment')
    await waitFor(() => expect(address()).toBe('/payment'))
  })

  test('address step: sends one request while rates are slow, and continues once they are loaded', async () => {
    const { requests, slow, show } = await open('POST /rates', { path: '/shipment', draft: { address: dana } })
    const go = slow()
    const { address } = await show()
    await screen.findByLabelText('Email')
    await click('Continue to payment')
    const button = screen.getByRole('button', { name: /Continue to payment/ })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(button)
    go()
    await waitFor(() => expect(address()).toBe('/payment'))
    expect(requests).toHaveLength(1)
  })

  test.each(each)(
    'address step: reports %s that the states can’t be loaded, and loads them on retry',
    async (_, trouble) => {
      const { set, show } = await open('GET /get-states', { path: '/shipment' })
      set(trouble)
      await show()
      expect(await screen.findByText(/^The list of states is unavailable right now/)).toBeVisible()
      set(null)
      await click('Try again')
      expect(await screen.findByRole('option', { name: 'New York' })).toBeInTheDocument()
    },
  )

  const withoutCard = makeDraft({ payment: null, card: null })

  test.each(each)(
    'payment step: reports %s that cards can’t be accepted, and accepts one on retry',
    async (_, trouble) => {
      const { set, show } = await open('GET /payment-provider', { path: '/payment', draft: withoutCard })
      set(trouble)
      await show()
      expect(await screen.findByText(/^Paying by a new card is unavailable right now/)).toBeVisible()
      set(null)
      await click('Try again')
      expect(await screen.findByLabelText('Card number')).toBeVisible()
    },
  )

  test.each(each)('payment step: accepts a new card %s, though saved cards can’t be loaded', async (_, trouble) => {
    setSessionHint('a-token')
    const { set, show } = await open('GET /payment-methods', { path: '/payment', draft: withoutCard })
    set(trouble)
    await show()
    expect(await screen.findByText(/^Your list of saved cards is unavailable/)).toBeVisible()
    expect(await screen.findByLabelText('Card number')).toBeVisible()
  })

  test.each(each)('payment step: continues %s without a stock hold', async (_, trouble) => {
    const { set, requests, show } = await open('POST /stock-hold', { path: '/payment', draft: withoutCard })
    set(trouble)
    await show()
    expect(await screen.findByLabelText('Card number')).toBeVisible()
    await waitFor(() => expect(requests.length).toBeGreaterThan(0))
    expect(screen.queryByText(/We’re holding your items/)).not.toBeInTheDocument()
  })

  const draft = makeDraft()
  const placed = () => screen.findByRole('dialog', { name: 'Thank you for your order' })
  const order = async () => {
    const button = await screen.findByRole('button', { name: /^Place order/ })
    await waitFor(() => expect(button).toBeEnabled())
    await userEvent.click(button)
  }
  const close = async () => {
    await userEvent.click(within(await placed()).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  }

  test.each(each)('order summary: keeps the sent order %s and places it once', async (_, trouble) => {
    const { set, desk, show } = await open('POST /add-order', { path: '/checkout', draft })
    await show()
    set(trouble)
    await order()
    expect(await screen.findByText('We don’t know yet if your order went through')).toBeVisible()
    set(null)
    await click('Check again')
    await close()
    expect(desk.orders).toHaveLength(1)
  })

  test('order summary: reports a slow response and sends one order for repeated presses', async () => {
    const { requests, slow, show } = await open('POST /add-order', { path: '/checkout', draft })
    await show()
    const button = await screen.findByRole('button', { name: /^Place order/ })
    await waitFor(() => expect(button).toBeEnabled())
    const go = slow()
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
    act(() => button.click())
    act(() => button.click())
    await act(() => jest.advanceTimersByTimeAsync(8_100))
    expect(screen.getByText('This is taking longer than usual')).toBeVisible()
    jest.useRealTimers()
    go()
    await close()
    expect(requests).toHaveLength(1)
  })

  test.each(each)(
    'order summary: reports %s that shipping has no price, and sends the order once it has',
    async (_, trouble) => {
      const expired = draft.rates.map((rate) => ({ ...rate, expires_at: new Date(1_000).toISOString() }))
      const { set, show } = await open('POST /rates', { path: '/checkout', draft: { ...draft, rates: expired } })
      set(trouble)
      await show()
      expect(await screen.findByText(/^The shipping price is unavailable right now/)).toBeVisible()
      expect(screen.getByRole('button', { name: /^Place order/ })).toBeDisabled()
      set(null)
      await click('Try again')
      await waitFor(() => expect(screen.getByRole('button', { name: /^Place order/ })).toBeEnabled())
    },
  )

  const { id } = makeOrder()
  const path = `/order/${id}/confirmation?token=secret`

  test.each(each)('order confirmation: can be loaded again %s', async (_, trouble) => {
    const { set, show } = await open('GET /get-orders/:id', { path })
    set(trouble)
    await show()
    expect(await screen.findByText(/^Your order is unavailable right now/)).toBeVisible()
    set(null)
    await click('Try again')
    expect(await screen.findByText('394KJ49KQY2P')).toBeVisible()
  })

  test.each(each)('order confirmation: can be confirmed again %s', async (_, trouble) => {
    const { set, show } = await open('POST /confirm-order', { path })
    await show()
    set(trouble)
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm order' }))
    set(null)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm order' })).toBeEnabled())
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm order' }))
    expect(await screen.findByRole('heading', { name: 'Thank you, Dana' })).toBeVisible()
  })
})
