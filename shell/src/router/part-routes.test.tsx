import { act, render, screen } from '@testing-library/react'
import { createBrowserRouter, RouterProvider, useLocation, type RouteObject } from 'react-router-dom'
import { partRoutes } from './part-routes'

const Good = () => <h1>Last known good</h1>
const goodRoutes: RouteObject[] = [{ id: 'catalogue/shop', path: '/shop', Component: Good }]

function show(route: Partial<RouteObject>, recover: () => Promise<RouteObject[]>) {
  const value = [{ id: 'catalogue/shop', path: '/shop', ...route } as RouteObject]
  const spare = async () => ({ version: '1.0.0', value: await recover() })
  history.replaceState(null, '', '/shop')
  const routes = partRoutes({ version: '1.1.0', value }, spare)
  const router = createBrowserRouter(routes.map((own) => ({ HydrateFallback: () => null, ...own }) as RouteObject))
  render(<RouterProvider router={router} />)
  return router
}

const none = () => Promise.reject(new Error('no version left'))

describe('a remote’s screen in the shell', () => {
  test('shows itself when it works', async () => {
    show({ lazy: async () => ({ Component: () => <h1>Live</h1> }) }, none)
    expect(await screen.findByRole('heading', { name: 'Live' })).toBeVisible()
  })

  test('comes from the last known good version when its chunk is missing', async () => {
    show({ lazy: () => Promise.reject(new Error('ChunkLoadError')) }, async () => goodRoutes)
    expect(await screen.findByRole('heading', { name: 'Last known good' })).toBeVisible()
  })

  test('is loaded once more when its chunk fails and no version is left', async () => {
    const lazy = jest.fn().mockRejectedValueOnce(new Error('ChunkLoadError: timeout'))
    show({ lazy: lazy.mockResolvedValue({ Component: () => <h1>Live</h1> }) }, none)
    expect(await screen.findByRole('heading', { name: 'Live' })).toBeVisible()
    expect(lazy).toHaveBeenCalledTimes(2)
  })

  test('shows an error with a retry when no version has it', async () => {
    show({ lazy: () => Promise.reject(new Error('ChunkLoadError')) }, none)
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })

  // React logs each caught error to the console; here it is expected.
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined))
  afterEach(() => jest.restoreAllMocks())

  const Broken = () => {
    throw new Error('broken release')
  }

  test('is replaced by the last known good version when it throws', async () => {
    show({ Component: Broken }, async () => goodRoutes)
    expect(await screen.findByRole('heading', { name: 'Last known good' })).toBeVisible()
  })

  test('is shown again after navigation when it threw', async () => {
    const Picky = () => {
      const { search } = useLocation()
      if (!search) throw new Error('broken by what is shown here')
      return <h1>Fine with {search}</h1>
    }
    const router = show({ Component: Picky }, none)
    await screen.findByRole('button', { name: 'Try again' })
    await act(() => router.navigate('/shop?page=2'))
    expect(screen.getByRole('heading', { name: 'Fine with ?page=2' })).toBeVisible()
  })

  test('is replaced by an error message when it throws and no version is left', async () => {
    show({ Component: Broken }, none)
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
