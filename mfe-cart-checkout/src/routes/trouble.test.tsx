import { clearSessionHint, setSessionHint } from '@shop/shared-api/testing/session-hint'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { dana, makeDraft } from '../testing/drafts'
import { makeOrder, openOrderDesk, refuse } from '../testing/order-desk'
import { showCheckout } from '../testing/show-checkout'
import { openSmallShop } from '../testing/small-shop'

type Visit = Parameters<typeof showCheckout>[1]

/** Opens a page at a shop whose calls of one name can be made to fail or to wait. */
async function open(call: string, visit: Visit) {
  const shop = openSmallShop()
  const desk = openOrderDesk(shop)
  const order = makeOrder()
  shop.answers[`GET /get-orders/${order.id}`] = () => Response.json({ data: order })
  shop.answers['POST /confirm-order'] = () => Response.json({ data: makeOrder({ status: 'confirmed' }) })
  const real = shop.answers[call]!
  const asked: unknown[] = []
  let trouble: (() => Response | Promise<Response>) | null = null
  shop.answers[call] = async (body, request) => {
    asked.push(body)
    return trouble ? trouble() : real(body, request)
  }
  const set = (next: typeof trouble) => (trouble = next)
  const slow = () => {
    let go = () => {}
    const wait = new Promise<void>((resolve) => (go = resolve))
    set(async () => {
      await wait
      return real(asked.at(-1) as never, new Request('http://shop.test', { headers: { 'Idempotency-Key': 'k' } }))
    })
    return () => act(() => go())
  }
  return { shop, desk, asked, set, slow, show: () => showCheckout(shop, visit) }
}

const troubles = {
  'without a connection': () => Promise.reject<Response>(new TypeError('Failed to fetch')),
  'while the shop fails': () => refuse(503, 'unavailable', 'Please try again in a moment.'),
}
const each = Object.entries(troubles)
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(clearSessionHint)

describe('the cart', () => {
  it('keeps its lines while the shop fails, says so, and is priced on another try', async () => {
    const { shop, show } = await open('POST /rates', { at: '/cart' })
    shop.failing = 503
    await show()
    expect(await screen.findByText('We could not price your cart')).toBeVisible()
    expect(screen.getByText(/^The shop is resting\. Your cart is kept/)).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Items in cart (1)')
    shop.failing = null
    await click('Try again')
    expect(await screen.findByText('Your cart is up to date')).toBeVisible()
  })

  it('shows a change at once and dims the amounts while the shop is slow', async () => {
    const { shop, show } = await open('POST /rates', { at: '/cart' })
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
    // One for the page, one under way while it was pressed again, one for all that came meanwhile.
    expect(shop.asked.map(({ products }) => products[0]?.qty)).toEqual([1, 2, 3])
  })

  it('replays what was changed without a connection and tells what the shop changed meanwhile', async () => {
    const { shop, show } = await open('POST /rates', { at: '/cart' })
    const { cart } = await show()
    await screen.findByText('$57.95', { selector: '[aria-live] > dd' })
    shop.failing = 'offline'
    await click('One more')
    await click('One more')
    expect(await screen.findByText('We cannot reach the shop')).toBeVisible()
    shop.failing = null
    Object.assign(shop.products[0]!.variations[0]!, { available: 2, discount_price: 47 })
    act(() => cart.wake())
    expect(await screen.findByText(/only 2 left, so your 3 became 2\./)).toBeVisible()
    expect(screen.getByText(/the price went down from \$49\.00 to \$47\.00\./)).toBeVisible()
    expect(screen.queryByText('Your cart is up to date')).not.toBeInTheDocument()
  })
})

describe('the address step', () => {
  it.each(each)('keeps what was typed %s, and goes on later', async (_, trouble) => {
    const { set, show } = await open('POST /rates', { at: '/shipment', draft: { address: dana } })
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

  it('asks once while rates are slow to come, and goes on when they are there', async () => {
    const { asked, slow, show } = await open('POST /rates', { at: '/shipment', draft: { address: dana } })
    const go = slow()
    const { address } = await show()
    await screen.findByLabelText('Email')
    await click('Continue to payment')
    const button = screen.getByRole('button', { name: /Continue to payment/ })
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(button)
    go()
    await waitFor(() => expect(address()).toBe('/payment'))
    expect(asked).toHaveLength(1)
  })

  it.each(each)('says %s that there are no states to choose from, and has them on another try', async (_, trouble) => {
    const { set, show } = await open('GET /get-states', { at: '/shipment' })
    set(trouble)
    await show()
    expect(await screen.findByText(/^The list of states is unavailable right now/)).toBeVisible()
    set(null)
    await click('Try again')
    expect(await screen.findByRole('option', { name: 'New York' })).toBeInTheDocument()
  })
})

describe('the payment step', () => {
  const draft = makeDraft({ payment: null, card: null })

  it.each(each)('says %s that cards can’t be taken, and takes one on another try', async (_, trouble) => {
    const { set, show } = await open('GET /payment-provider', { at: '/payment', draft })
    set(trouble)
    await show()
    expect(await screen.findByText(/^Paying by a new card is unavailable right now/)).toBeVisible()
    set(null)
    await click('Try again')
    expect(await screen.findByLabelText('Card number')).toBeVisible()
  })

  it.each(each)('takes a new card %s, though saved ones can’t be had', async (_, trouble) => {
    setSessionHint('a-token')
    const { set, show } = await open('GET /payment-methods', { at: '/payment', draft })
    set(trouble)
    await show()
    expect(await screen.findByText(/^The list of your saved cards is unavailable/)).toBeVisible()
    expect(await screen.findByLabelText('Card number')).toBeVisible()
  })

  it.each(each)('goes on %s without its items being kept', async (_, trouble) => {
    const { set, asked, show } = await open('POST /stock-hold', { at: '/payment', draft })
    set(trouble)
    await show()
    expect(await screen.findByLabelText('Card number')).toBeVisible()
    await waitFor(() => expect(asked.length).toBeGreaterThan(0))
    expect(screen.queryByText(/We keep your items/)).not.toBeInTheDocument()
  })
})

describe('the summary', () => {
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

  it.each(each)('keeps the order that was sent %s, and places it once', async (_, trouble) => {
    const { set, desk, show } = await open('POST /add-order', { at: '/checkout', draft })
    await show()
    set(trouble)
    await order()
    expect(await screen.findByText('We do not know yet whether your order arrived')).toBeVisible()
    set(null)
    await click('Check again')
    await close()
    expect(desk.orders).toHaveLength(1)
  })

  it('says that a slow answer takes its time, and orders once however often one presses', async () => {
    const { asked, slow, show } = await open('POST /add-order', { at: '/checkout', draft })
    await show()
    const button = await screen.findByRole('button', { name: /^Place order/ })
    await waitFor(() => expect(button).toBeEnabled())
    const go = slow()
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] })
    act(() => button.click())
    act(() => button.click())
    await act(() => jest.advanceTimersByTimeAsync(8_100))
    expect(screen.getByText('This takes longer than usual')).toBeVisible()
    jest.useRealTimers()
    go()
    await close()
    expect(asked).toHaveLength(1)
  })

  it.each(each)('says %s that delivery has no price, and orders once it has', async (_, trouble) => {
    const expired = draft.rates.map((rate) => ({ ...rate, expires_at: new Date(1_000).toISOString() }))
    const { set, show } = await open('POST /rates', { at: '/checkout', draft: { ...draft, rates: expired } })
    set(trouble)
    await show()
    expect(await screen.findByText(/^The price of delivery is unavailable right now/)).toBeVisible()
    expect(screen.getByRole('button', { name: /^Place order/ })).toBeDisabled()
    set(null)
    await click('Try again')
    await waitFor(() => expect(screen.getByRole('button', { name: /^Place order/ })).toBeEnabled())
  })
})

describe('the confirmation', () => {
  const { id } = makeOrder()
  const at = `/order/${id}/confirmation?token=secret`

  it.each(each)('can be asked for again %s', async (_, trouble) => {
    const { set, show } = await open(`GET /get-orders/${id}`, { at })
    set(trouble)
    await show()
    expect(await screen.findByText(/^Your order is unavailable right now/)).toBeVisible()
    set(null)
    await click('Try again')
    expect(await screen.findByText('394KJ49KQY2P')).toBeVisible()
  })

  it.each(each)('can be confirmed again %s', async (_, trouble) => {
    const { set, show } = await open('POST /confirm-order', { at })
    await show()
    set(trouble)
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm order' }))
    set(null)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm order' })).toBeEnabled())
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm order' }))
    expect(await screen.findByRole('heading', { name: 'Your order is confirmed' })).toBeVisible()
  })
})
