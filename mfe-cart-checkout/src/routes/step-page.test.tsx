import { act, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { makeDraft } from '../testing/drafts'
import { openOrderDesk } from '../testing/order-desk'
import { showCheckout } from '../testing/show-checkout'
import { openSmallShop } from '../testing/small-shop'
import { CheckoutPage } from './checkout/checkout-page'

/** Every heading that was on the page until `stop`. */
function watchHeadings() {
  const seen = new Set<string>()
  const recordHeadings = () =>
    screen.queryAllByRole('heading', { level: 1 }).forEach((label) => seen.add(label.textContent))
  const observer = new MutationObserver(recordHeadings)
  observer.observe(document.body, { childList: true, subtree: true, attributes: true })
  return { seen, stop: () => observer.disconnect() }
}

async function open(path: string, visit: { cart?: object; draft?: object }) {
  const shop = openSmallShop()
  openOrderDesk(shop)
  return showCheckout(shop, { path, ...visit })
}

beforeEach(() => sessionStorage.clear())

describe('checkout step', () => {
  test.each([
    ['/shipment', { cart: { lines: [] } }, '/cart'],
    ['/payment', { draft: makeDraft({ addressDone: false }) }, '/shipment'],
    ['/checkout', { draft: makeDraft({ payment: null, card: null }) }, '/payment'],
  ])('is never rendered before it may be opened: %s', async (path, visit, elsewhere) => {
    const { seen, stop } = watchHeadings()
    const { address } = await open(path, visit)
    await waitFor(() => expect(address()).toBe(elsewhere))
    await waitFor(() => expect(seen.size).toBeGreaterThan(0))
    stop()
    const titles = {
      '/shipment': 'Shipping address',
      '/payment': 'How would you like to pay?',
      '/checkout': 'Review and place your order',
    }
    expect([...seen]).not.toContain(titles[path as keyof typeof titles])
  })

  test('leads to the cart once another tab has emptied it', async () => {
    const { address, cart } = await open('/payment', { draft: makeDraft({ payment: null, card: null }) })
    await screen.findByRole('heading', { name: 'How would you like to pay?' })
    act(() => cart.change(() => []))
    await waitFor(() => expect(address()).toBe('/cart'))
    expect(await screen.findByText('Your cart is empty')).toBeVisible()
  })

  test('is rendered on the server as a skeleton without text', () => {
    const router = createMemoryRouter([{ path: '*', element: <CheckoutPage /> }])
    document.body.innerHTML = renderToString(<RouterProvider router={router} />)
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    document.body.innerHTML = ''
  })
})
