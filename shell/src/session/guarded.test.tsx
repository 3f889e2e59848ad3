import { clearSessionHint, setSessionHint } from '@shop/shared-api/testing/session-hint'
import { act, screen } from '@testing-library/react'
import { Outlet } from 'react-router-dom'
import { showInFrame } from '../layout/testing/show-in-frame'
import { Guarded } from './guarded'

const seen = jest.fn()
function OwnPage() {
  seen()
  return <h1>Account</h1>
}

function show(path: string) {
  return showInFrame({
    frame: (
      <Guarded>
        <Outlet />
      </Guarded>
    ),
    routes: [
      { path: '/settings/profile', Component: OwnPage },
      { path: '/login', element: <h1>Log in</h1> },
    ],
    path,
  })
}

beforeEach(() => seen.mockClear())
afterEach(clearSessionHint)

describe('a page that not everyone may open', () => {
  test('shows a guest the login instead of the linked page, and nothing of that page', async () => {
    const { router, address } = show('/')
    await act(() => router.navigate('/settings/profile?tab=2'))
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible()
    expect(address()).toBe('/login?next=%2Fsettings%2Fprofile%3Ftab%3D2')
    expect(seen).not.toHaveBeenCalled()
  })

  test('opens for someone with a session', async () => {
    setSessionHint('a-token')
    show('/settings/profile')
    expect(await screen.findByRole('heading', { name: 'Account' })).toBeVisible()
  })

  test('redirects a member from the login to the home page', async () => {
    setSessionHint('a-token')
    const { router, address } = show('/cart')
    await act(() => router.navigate('/login'))
    expect(address()).toBe('/')
  })

  test('leaves the redirect after login to the login page', async () => {
    const { address, router } = show('/login')
    setSessionHint('a-token')
    await act(() => router.revalidate())
    expect(address()).toBe('/login')
  })
})
