import { screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { makeDraft } from '../testing/drafts'
import { openOrderDesk } from '../testing/order-desk'
import { showCheckout } from '../testing/show-checkout'
import { openSmallShop } from '../testing/small-shop'
import { CheckoutPage } from './checkout/checkout-page'

/** Each heading that stood on the page at some time, until `stop`. */
function watchHeadings() {
  const seen = new Set<string>()
  const look = () => screen.queryAllByRole('heading', { level: 1 }).forEach((one) => seen.add(one.textContent))
  const observer = new MutationObserver(look)
  observer.observe(document.body, { childList: true, subtree: true, attributes: true })
  return { seen, stop: () => observer.disconnect() }
}

async function open(at: string, visit: { cart?: object; draft?: object }) {
  const shop = openSmallShop()
  openOrderDesk(shop)
  return showCheckout(shop, { at, ...visit })
}

beforeEach(() => sessionStorage.clear())

describe('a step of the checkout', () => {
  it.each([
    ['/shipment', { cart: { lines: [] } }, '/cart'],
    ['/payment', { draft: makeDraft({ addressDone: false }) }, '/shipment'],
    ['/checkout', { draft: makeDraft({ payment: null, card: null }) }, '/payment'],
  ])('is never seen by who may not open it yet: %s', async (at, visit, elsewhere) => {
    const { seen, stop } = watchHeadings()
    const { address } = await open(at, visit)
    await waitFor(() => expect(address()).toBe(elsewhere))
    await waitFor(() => expect(seen.size).toBeGreaterThan(0))
    stop()
    const titles = {
      '/shipment': 'Where shall we send it?',
      '/payment': 'How would you like to pay?',
      '/checkout': 'Check and place your order',
    }
    expect([...seen]).not.toContain(titles[at as keyof typeof titles])
  })

  it('comes from the server as a shape alone, which says nothing of the step', () => {
    const router = createMemoryRouter([{ path: '*', element: <CheckoutPage /> }])
    document.body.innerHTML = renderToString(<RouterProvider router={router} />)
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
    document.body.innerHTML = ''
  })
})
