import { errorResponse } from '@shop/shared-api/testing/fake-api'
import type { OrderForm, StockHold, StockHoldForm } from '@shop/shared-api'
import { act, screen, waitFor } from '@testing-library/react'
import { holdStorageKey } from '../../checkout/stored-hold'
import { makeDraft } from '../../testing/drafts'
import { makeHold, openOrderDesk } from '../../testing/order-desk'
import { showCheckout } from '../../testing/show-checkout'
import { openSmallShop, type SmallShop } from '../../testing/small-shop'

/** Opens the payment step; the API answers hold requests with `answers`, in order. */
async function openPayment(answers: ((shop: SmallShop) => Response | { data: StockHold })[] = [], path = '/payment') {
  const shop = openSmallShop()
  const desk = openOrderDesk(shop)
  const requests: StockHoldForm[] = []
  shop.answers['POST /stock-hold'] = ({ body }) => {
    requests.push(body)
    return answers[requests.length - 1]?.(shop) ?? { data: makeHold() }
  }
  const visit = { path, draft: makeDraft(path === '/payment' ? { payment: null, card: null } : {}) }
  return { shop, desk, requests, ...(await showCheckout(shop, visit)) }
}
const findCountdown = () => screen.findByText(/We’re holding your items for/)
const seconds = (each: number, atMost: number) => () => ({ data: makeHold(each / 60, atMost / 60) })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('stock hold from the payment step on', () => {
  test('is requested once, with a countdown, and not again after a reload', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now())
    const { shop, requests, unmount } = await openPayment()
    expect(await findCountdown()).toHaveTextContent(/ 10:00$/)
    clock.mockRestore()
    expect(requests).toMatchObject([{ products: [{ product_variation_id: 11, qty: 1 }] }])
    unmount()
    await showCheckout(shop, { path: '/checkout', draft: makeDraft() })
    await findCountdown()
    expect(requests).toHaveLength(1)
  })

  test('follows a changed quantity under the same key', async () => {
    const { requests, cart } = await openPayment()
    await findCountdown()
    act(() => cart.change((lines) => lines.map((line) => ({ ...line, quantity: 3 }))))
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(requests[1]).toMatchObject({ hold_key: requests[0]!.hold_key, products: [{ qty: 3 }] })
  })

  test('is extended once, then reports that it has ended', async () => {
    const soldOut = (shop: SmallShop) => {
      shop.products[0]!.variants[0]!.available = 0
      return seconds(0.3, 0.3)()
    }
    const { requests } = await openPayment([seconds(0.3, 300), soldOut])
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(requests[1]!.hold_key).toBe(requests[0]!.hold_key)
    expect(await screen.findByText('Your items are no longer reserved')).toBeVisible()
    expect(screen.queryByText(/We’re holding your items/)).not.toBeInTheDocument()
    expect(await screen.findByText('Product Not Available')).toBeVisible()
    expect(requests).toHaveLength(2)
  })

  test('is requested at most twice when the browser’s clock is ahead of the server’s', async () => {
    const { requests } = await openPayment([seconds(-1, 300), seconds(-1, 300)])
    expect(await screen.findByText('Your items are no longer reserved')).toBeVisible()
    expect(requests).toHaveLength(2)
  })

  test('starts again under another key when the shopper returns after its end', async () => {
    const old = { key: 'o'.repeat(32), until: new Date(0).toISOString(), atMost: new Date(0).toISOString(), of: '11x1' }
    localStorage.setItem(holdStorageKey, JSON.stringify(old))
    const { requests } = await openPayment()
    await findCountdown()
    expect(requests).toHaveLength(1)
    expect(requests[0]!.hold_key).not.toBe(old.key)
  })

  test('reports items that another customer has taken, line by line', async () => {
    await openPayment([
      (shop) => {
        shop.products[0]!.variants[0]!.available = 0
        return errorResponse(409, 'out_of_stock', 'Ring gloves, Black, 12 oz is reserved by another customer.')
      },
    ])
    expect(await screen.findByText('Product Not Available')).toBeVisible()
    expect(screen.queryByText(/We’re holding your items/)).not.toBeInTheDocument()
  })

  test('shows no countdown when the API refuses the hold, and checkout continues', async () => {
    const { requests } = await openPayment([
      () => errorResponse(409, 'hold_too_large', 'We cannot reserve so many items.'),
    ])
    expect(await screen.findByLabelText('Card number')).toBeVisible()
    await waitFor(() => expect(requests).toHaveLength(1))
    expect(screen.queryByText(/We’re holding your items/)).not.toBeInTheDocument()
  })

  test('is sent with the order and removed afterwards', async () => {
    const { desk, requests } = await openPayment([], '/checkout')
    await findCountdown()
    const button = await screen.findByRole('button', { name: /^Place order/ })
    await waitFor(() => expect(button).toBeEnabled())
    act(() => button.click())
    await screen.findByText('Order placed')
    const ordered: OrderForm = desk.orders[0]!.body
    expect(ordered.hold_key).toBe(requests[0]!.hold_key)
    expect(localStorage.getItem(holdStorageKey)).toBeNull()
    const close = await screen.findByRole('button', { name: 'Close' })
    act(() => close.click())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('is requested again at the payment step after a declined card', async () => {
    const { desk, requests, address } = await openPayment([], '/checkout')
    await findCountdown()
    desk.instead = () =>
      errorResponse(422, 'card_declined', 'Your card was declined. Please choose another way to pay.')
    const button = await screen.findByRole('button', { name: /^Place order/ })
    await waitFor(() => expect(button).toBeEnabled())
    act(() => button.click())
    await waitFor(() => expect(address()).toBe('/payment'))
    await waitFor(() => expect(requests).toHaveLength(2))
    expect(requests[1]!.hold_key).toBe(requests[0]!.hold_key)
  })
})
