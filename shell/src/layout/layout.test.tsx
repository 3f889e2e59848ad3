import '@shop/account-contract'
import '@shop/cart-checkout-contract'
import '@shop/catalogue-contract'
import { mockResponses } from '@shop/shared-api/testing/fake-api'
import { clearSessionHint, setSessionHint } from '@shop/shared-api/testing/session-hint'
import { bus } from '@shop/shared-events'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { RouterProvider } from 'react-router-dom'
import { Layout } from './layout'
import { frameRouter, showInFrame } from './testing/show-in-frame'

/** jsdom shows the phone's layout, which omits what only the desktop's has room for. */
const onDesk = { hidden: true }
const routes = [{ path: '/', element: <h1>Home</h1> }]
const consoleRoutes = [{ path: '/operations', element: <h1>Orders</h1> }]
const maya = { id: '1', username: 'Maya', email: 'maya@example.com', role: 'customer', isVerified: true } as const

describe('Layout', () => {
  beforeEach(() => {
    clearSessionHint()
    localStorage.setItem('newsletter:v1', JSON.stringify({ subscribed: true }))
    bus.publish('session/changed', { user: null })
    bus.publish('cart/changed', { count: 0, subtotal: 0 })
  })

  test('places the page between banner, header and footer, with a skip link', () => {
    showInFrame({ frame: <Layout />, routes })
    expect(within(screen.getByRole('main')).getByRole('heading', { name: 'Home' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main')
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
    for (const landmark of ['banner', 'contentinfo', 'main'] as const)
      expect(screen.getAllByRole(landmark)).toHaveLength(1)
  })

  test('logo and title lead home', () => {
    showInFrame({ frame: <Layout />, routes })
    expect(within(screen.getByRole('banner')).getByRole('link', { name: 'Sample Corner' })).toHaveAttribute('href', '/')
  })

  test('shows the contents of cart and wishlist in the header', () => {
    showInFrame({ frame: <Layout />, routes })
    const header = within(screen.getByRole('banner'))
    expect(header.getByRole('link', { name: 'Cart' })).toHaveAttribute('href', '/cart')
    act(() => {
      bus.publish('cart/changed', { count: 3, subtotal: 12_345 })
      bus.publish('wishlist/changed', { count: 1, productIds: ['7'] })
    })
    expect(header.getByRole('link', { name: 'Cart, 3 items' })).toBeInTheDocument()
    expect(header.getByRole('link', { name: 'Wishlist, 1 item' })).toHaveAttribute('href', '/wishlist')
    expect(header.getByLabelText('Cart summary, $123.45')).toBeInTheDocument()
  })

  test('offers LOGIN and SIGNUP to guests, Profile and Logout to members', () => {
    showInFrame({ frame: <Layout />, routes })
    const header = within(screen.getByRole('banner'))
    expect(header.getByRole('link', { name: 'Login', ...onDesk })).toHaveAttribute('href', '/login')
    expect(header.getByRole('link', { name: 'Signup', ...onDesk })).toHaveAttribute('href', '/signup')
    act(() => bus.publish('session/changed', { user: maya }))
    expect(header.getByRole('link', { name: 'Profile', ...onDesk })).toHaveAttribute('href', '/settings/profile')
    expect(header.getByRole('button', { name: 'Logout', ...onDesk })).toBeInTheDocument()
    expect(header.queryByRole('link', { name: 'Login', ...onDesk })).not.toBeInTheDocument()
  })

  test('revokes and deletes the token on logout and notifies every part', async () => {
    const calls = mockResponses({ 'POST /logout': () => ({ success: true, message: 'Bye' }) })
    const ended = jest.fn()
    const subscription = bus.stream('session/ended').subscribe(ended)
    setSessionHint('secret')
    bus.publish('session/changed', { user: maya })
    showInFrame({ frame: <Layout />, routes })
    await userEvent.click(screen.getByRole('button', { name: 'Logout', ...onDesk }))
    await waitFor(() => expect(ended).toHaveBeenCalledWith({ reason: 'logout' }))
    expect(calls.map(({ name }) => name)).toEqual(['POST /logout'])
    expect(document.cookie).not.toContain('secret')
    subscription.unsubscribe()
  })

  test('Logout holds even when the API can’t be reached', async () => {
    mockResponses({ 'POST /logout': () => Promise.reject(new TypeError('offline')) })
    const ended = jest.fn()
    const subscription = bus.stream('session/ended').subscribe(ended)
    setSessionHint('secret')
    bus.publish('session/changed', { user: maya })
    showInFrame({ frame: <Layout />, routes })
    await userEvent.click(screen.getByRole('button', { name: 'Logout', ...onDesk }))
    await waitFor(() => expect(ended).toHaveBeenCalled())
    expect(document.cookie).not.toContain('secret')
    subscription.unsubscribe()
  })

  test('makes the header sticky once the page is scrolled by more than 50 px', () => {
    showInFrame({ frame: <Layout />, routes })
    const scrollTo = (y: number) =>
      act(() => {
        Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
        window.dispatchEvent(new Event('scroll'))
      })
    scrollTo(50)
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-fixed')
    scrollTo(51)
    expect(screen.getByRole('banner')).toHaveAttribute('data-fixed')
    scrollTo(0)
    expect(screen.getByRole('banner')).not.toHaveAttribute('data-fixed')
  })

  test("renders a guest's markup on the server and hydrates it for a member without a mismatch", async () => {
    setSessionHint('secret')
    bus.publish('session/changed', { user: maya })
    bus.publish('cart/changed', { count: 2, subtotal: 5_000 })
    const root = document.createElement('div')
    root.innerHTML = renderToString(<RouterProvider router={frameRouter({ frame: <Layout />, routes })} />)
    document.body.append(root)
    const guest = within(root)
    expect(guest.getByRole('link', { name: 'Signup', ...onDesk })).toBeInTheDocument()
    expect(guest.getByRole('link', { name: 'Cart' })).toBeInTheDocument()

    const mismatch = jest.fn()
    const router = frameRouter({ frame: <Layout />, routes })
    const app = await act(() => hydrateRoot(root, <RouterProvider router={router} />, { onRecoverableError: mismatch }))
    expect(mismatch).not.toHaveBeenCalled()
    expect(guest.getByRole('link', { name: 'Profile', ...onDesk })).toBeInTheDocument()
    expect(guest.getByRole('link', { name: 'Cart, 2 items' })).toBeInTheDocument()
    act(() => app.unmount())
    root.remove()
  })

  test('renders both variants of the header in an anonymous document, shown by the cookie', () => {
    const html = renderToString(<RouterProvider router={frameRouter({ frame: <Layout />, routes })} />)
    const page = new DOMParser().parseFromString(html, 'text/html')
    const [guests, members] = ['guests', 'members'].map((who) =>
      [...page.querySelectorAll(`[data-for="${who}"] :is(a, button)`)].map((entry) => entry.textContent),
    )
    expect(guests).toEqual(['Login', 'Signup', 'Login'])
    expect(members).toEqual(['Profile', 'Logout', 'Favourites', 'Profile'])
  })

  test('leaves the console’s pages without the shop’s header, menu, footer and pop-ups', () => {
    showInFrame({ frame: <Layout />, routes: consoleRoutes, path: '/operations' })
    expect(screen.getByRole('heading', { name: 'Orders' })).toBeInTheDocument()
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
    for (const landmark of ['banner', 'contentinfo', 'navigation'] as const)
      expect(screen.queryByRole(landmark, onDesk)).not.toBeInTheDocument()
  })
})
