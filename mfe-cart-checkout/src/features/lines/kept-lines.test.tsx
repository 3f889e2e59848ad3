import { act, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { CartContext } from '../../cart/cart-context'
import { cartKey } from '../../cart/cart-keeper'
import { emptyCart } from '../../cart/kept-cart'
import { createHoldKeeper } from '../../checkout/kept-hold'
import { createDraftStore } from '../../checkout/draft-store'
import { early } from '../../early'
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
  hold: createHoldKeeper(() => localStorage),
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

/** A document of the page as the server sends it, opened in a browser that keeps `kept`. */
function openDocument(kept: unknown): HTMLElement {
  localStorage.setItem(cartKey, typeof kept === 'string' ? kept : JSON.stringify(kept))
  document.body.innerHTML = `<div>${renderToString(page())}</div>`
  new Function(early['cart-checkout/cart'] ?? '')()
  return document.body.firstElementChild as HTMLElement
}

const rows = () => screen.queryAllByRole('listitem')
const skeletons = () =>
  [...document.querySelectorAll('section > div')].filter((shape) => getComputedStyle(shape).display !== 'none')

afterEach(() => (document.body.innerHTML = ''))

test('the lines that the browser keeps stand in the cart before its code has come, without a price', () => {
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

test('the page that lives takes their place, and finds its own markup', async () => {
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
  ['what is no cart', 'not JSON'],
  ['a cart without lines', emptyCart],
  [
    'a change that is to be told above the lines',
    { ...cart, changes: [{ lineKey: 1, code: 'price_changed', from: 1, to: 2 }] },
  ],
  ['a line that can’t be bought', { ...cart, lines: [makeLine({ hasError: true })] }],
  ['a choice that isn’t made', { ...cart, lines: [makeLine({ variationId: null })] }],
  ['a picture from elsewhere', { ...cart, lines: [makeLine({ thumbnail: '//elsewhere.example/x' })] }],
  ['a title that is none', { ...cart, lines: [{ ...makeLine(), title: 7 }] }],
])('where the browser keeps %s, the shape of the lines stays until the page lives', (_, kept) => {
  openDocument(kept)
  expect(rows()).toEqual([])
  expect(skeletons()).toHaveLength(1)
})

test('what somebody wrote into the kept cart is shown as text', () => {
  openDocument({ ...cart, lines: [makeLine({ title: '<img src=x onerror=alert(1)>' })] })
  expect(screen.getByRole('link', { name: '<img src=x onerror=alert(1)>' })).toBeVisible()
})
