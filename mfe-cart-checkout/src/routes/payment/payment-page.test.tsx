import type { OrderForm, StockHoldForm } from '@shop/shared-api'
import { act, screen, waitFor } from '@testing-library/react'
import { holdStorageKey } from '../../checkout/kept-hold'
import { makeDraft } from '../../testing/drafts'
import { makeHold, openOrderDesk, refuse } from '../../testing/order-desk'
import { showCheckout } from '../../testing/show-checkout'
import { openSmallShop, type SmallShop } from '../../testing/small-shop'

/** Opens the payment step at a shop that keeps items as `answers` say, one after the other. */
async function openPayment(answers: ((shop: SmallShop) => Response)[] = [], at = '/payment') {
  const shop = openSmallShop()
  const desk = openOrderDesk(shop)
  const asked: StockHoldForm[] = []
  shop.answers['POST /stock-hold'] = (body: StockHoldForm) => {
    asked.push(body)
    return answers[asked.length - 1]?.(shop) ?? Response.json({ data: makeHold() })
  }
  const visit = { at, draft: makeDraft(at === '/payment' ? { payment: null, card: null } : {}) }
  return { shop, desk, asked, ...(await showCheckout(shop, visit)) }
}
const kept = () => screen.findByText(/We keep your items for you for/)
const seconds = (each: number, atMost: number) => () => Response.json({ data: makeHold(each / 60, atMost / 60) })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe('items that are kept from the payment step on', () => {
  it('are asked for once, with a countdown, and not again by a reload', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now())
    const { shop, asked, unmount } = await openPayment()
    expect(await kept()).toHaveTextContent(/ 10:00$/)
    clock.mockRestore()
    expect(asked).toMatchObject([{ products: [{ product_variation_id: 11, qty: 1 }] }])
    unmount()
    await showCheckout(shop, { at: '/checkout', draft: makeDraft() })
    await kept()
    expect(asked).toHaveLength(1)
  })

  it('follow a quantity that is changed elsewhere, under the same key', async () => {
    const { asked, cart } = await openPayment()
    await kept()
    act(() => cart.change((lines) => lines.map((line) => ({ ...line, quantity: 3 }))))
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(asked[1]).toMatchObject({ hold_key: asked[0]!.hold_key, products: [{ qty: 3 }] })
  })

  it('are kept once more when the time is over, and then it is told that they are not', async () => {
    const allGone = (shop: SmallShop) => {
      shop.products[0]!.variations[0]!.available = 0
      return seconds(0.3, 0.3)()
    }
    const { asked } = await openPayment([seconds(0.3, 300), allGone])
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(asked[1]!.hold_key).toBe(asked[0]!.hold_key)
    expect(await screen.findByText('Your items are no longer kept for you')).toBeVisible()
    expect(screen.queryByText(/We keep your items/)).not.toBeInTheDocument()
    expect(await screen.findByText('Product Not Available')).toBeVisible()
    expect(asked).toHaveLength(2)
  })

  it('are asked for twice at most where the browser’s clock is ahead of the shop’s', async () => {
    const { asked } = await openPayment([seconds(-1, 300), seconds(-1, 300)])
    expect(await screen.findByText('Your items are no longer kept for you')).toBeVisible()
    expect(asked).toHaveLength(2)
  })

  it('are begun anew under another key by who comes back to the payment step later', async () => {
    const old = { key: 'o'.repeat(32), until: new Date(0).toISOString(), atMost: new Date(0).toISOString(), of: '11x1' }
    localStorage.setItem(holdStorageKey, JSON.stringify(old))
    const { asked } = await openPayment()
    await kept()
    expect(asked).toHaveLength(1)
    expect(asked[0]!.hold_key).not.toBe(old.key)
  })

  it('that somebody else has taken are told line by line', async () => {
    await openPayment([
      (shop) => {
        shop.products[0]!.variations[0]!.available = 0
        return refuse(409, 'out_of_stock', 'Ring gloves, Black, 12 oz is kept for somebody who is paying just now.')
      },
    ])
    expect(await screen.findByText('Product Not Available')).toBeVisible()
    expect(screen.queryByText(/We keep your items/)).not.toBeInTheDocument()
  })

  it('are promised to nobody whom the shop refuses it, and the order goes on without', async () => {
    const { asked } = await openPayment([() => refuse(409, 'hold_too_large', 'We cannot keep so many pieces.')])
    expect(await screen.findByLabelText('Card number')).toBeVisible()
    await waitFor(() => expect(asked).toHaveLength(1))
    expect(screen.queryByText(/We keep your items/)).not.toBeInTheDocument()
  })

  it('go with the order, which names them, and are forgotten with it', async () => {
    const { desk, asked } = await openPayment([], '/checkout')
    await kept()
    const button = await screen.findByRole('button', { name: /^Place order/ })
    await waitFor(() => expect(button).toBeEnabled())
    act(() => button.click())
    await screen.findByText('Order placed')
    const ordered: OrderForm = desk.orders[0]!.body
    expect(ordered.hold_key).toBe(asked[0]!.hold_key)
    expect(localStorage.getItem(holdStorageKey)).toBeNull()
    const close = await screen.findByRole('button', { name: 'Close' })
    act(() => close.click())
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  it('are asked for again at the payment step after a card was declined', async () => {
    const { desk, asked, address } = await openPayment([], '/checkout')
    await kept()
    desk.instead = () => refuse(422, 'card_declined', 'Your card was declined. Please choose another way to pay.')
    const button = await screen.findByRole('button', { name: /^Place order/ })
    await waitFor(() => expect(button).toBeEnabled())
    act(() => button.click())
    await waitFor(() => expect(address()).toBe('/payment'))
    await waitFor(() => expect(asked).toHaveLength(2))
    expect(asked[1]!.hold_key).toBe(asked[0]!.hold_key)
  })
})
