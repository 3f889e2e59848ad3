import { act, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { CartContext } from '../../cart/cart-context'
import { cartKey } from '../../cart/cart-storage'
import { serializeCart } from '../../cart/parse-stored-cart'
import { emptyCart, type StoredCart } from '../../cart/stored-cart'
import { createHoldStorage } from '../../checkout/stored-hold'
import { createDraftStore } from '../../checkout/draft-store'
import { preHydrationScripts } from '../../pre-hydration'
import { CartPage } from '../../routes/cart/cart-page'
import { makeLine, makeStorage, openCart } from '../../testing/cart-of'
import { makeBelt, openSmallShop } from '../../testing/small-shop'

const belt = makeLine({ key: 2, quantity: 3, hasChoice: false }, makeBelt())
const cart = { ...emptyCart, lines: [makeLine(), belt] }
const shop = openSmallShop()
const site = {
  cart: openCart(shop, makeStorage(cart)).cart,
  draft: createDraftStore(
    () => sessionStorage,
    () => false,
  ),
  hold: createHoldStorage(() => localStorage),
  api: shop.api,
}

function page() {
  const router = createMemoryRouter([{ path: '*', element: <CartPage /> }])
  return (
    <CartContext value={site}>
      <RouterProvider router={router} />
    </CartContext>
  )
}

/** Renders the page's document as the server does, in a browser that has `stored`. */
function openDocument(stored: unknown): HTMLElement {
  localStorage.setItem(cartKey, typeof stored === 'string' ? stored : serializeCart(stored as StoredCart))
  document.body.innerHTML = `<div>${renderToString(page())}</div>`
  new Function(preHydrationScripts['cart-checkout/cart'] ?? '')()
  return document.body.firstElementChild as HTMLElement
}

const rows = () => screen.queryAllByRole('listitem')
const skeletons = () =>
  [...document.querySelectorAll('section > div')].filter((shape) => getComputedStyle(shape).display !== 'none')

afterEach(() => (document.body.innerHTML = ''))

describe('stored cart lines', () => {
  test('shows stored lines without prices before hydration', () => {
    openDocument(cart)
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Ring gloves', `/shop/${makeLine().productId}`],
      ['Belt', `/shop/${belt.productId}`],
    ])
    const [, second] = rows()
    expect(within(second!).getByText('Black, A2')).toBeVisible()
    expect(within(second!).getByText('3')).toBeVisible()
    expect(second!.querySelector('source')).toHaveAttribute(
      'srcset',
      expect.stringContaining(`${belt.thumbnail}/160.avif 160w`),
    )
    expect(second!.querySelector('img')).toHaveAttribute('src', `${belt.thumbnail}/640.webp`)
    expect(screen.queryByText(/\$/)).not.toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    expect(skeletons()).toEqual([])
  })

  test('hydrates without a mismatch and takes over the lines', async () => {
    const root = openDocument(cart)
    const onRecoverableError = jest.fn()
    const errors = jest.spyOn(console, 'error')
    const living = await act(async () => hydrateRoot(root, page(), { onRecoverableError }))
    expect([onRecoverableError.mock.calls, errors.mock.calls]).toEqual([[], []])
    expect(screen.getAllByRole('link', { name: 'Belt' })).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'Remove Belt, Black, A2' })).toBeVisible()
    await act(async () => living.unmount())
  })

  test.each([
    ['nothing', ''],
    ['an invalid cart', 'not JSON'],
    ['a cart without lines', emptyCart],
    [
      'a change to report above the lines',
      { ...cart, changes: [{ lineKey: 1, code: 'price_changed', from: 1, to: 2 }] },
    ],
    ['an unavailable line', { ...cart, lines: [makeLine({ hasError: true })] }],
    ['a nonexistent combination', { ...cart, lines: [makeLine({ variantId: null })] }],
    ['a picture from another origin', { ...cart, lines: [makeLine({ thumbnail: '//elsewhere.example/x' })] }],
    ['an invalid title', { ...cart, lines: [{ ...makeLine(), title: 7 }] }],
  ])('keeps the skeleton until hydration when the browser has stored %s', (_, stored) => {
    openDocument(stored)
    expect(rows()).toEqual([])
    expect(skeletons()).toHaveLength(1)
  })

  test('renders markup in a stored cart as text', () => {
    openDocument({ ...cart, lines: [makeLine({ title: '<img src=x onerror=alert(1)>' })] })
    expect(screen.getByRole('link', { name: '<img src=x onerror=alert(1)>' })).toBeVisible()
  })
})
