import { bus } from '@shop/shared-events'
import { act, render, screen } from '@testing-library/react'
import { createBrowserRouter, Link, RouterProvider, useLoaderData } from 'react-router-dom'
import { keepPages } from './keep-pages'

const Page = () => (
  <>
    <h1>{useLoaderData<string>()}</h1>
    <Link to="/first">First</Link>
  </>
)

/** A shop with two pages, the first one rendered by the server; without a connection, loaders fail. */
async function open() {
  history.replaceState(null, '', '/first')
  const loader = jest.fn(async ({ params }: { params: { page?: string } }) => {
    if (!navigator.onLine) throw new Error('no connection')
    return `Loaded ${params.page}`
  })
  const route = { id: 'page', path: '/:page', loader, Component: Page, ErrorBoundary: () => <h1>Failed</h1> }
  const hydrationData = { loaderData: { page: 'Rendered first' } }
  const router = createBrowserRouter([route], { hydrationData, dataStrategy: keepPages(hydrationData) })
  render(<RouterProvider router={router} />)
  const visit = (path: string) => act(() => router.navigate(path))
  return { visit, loader }
}

const heading = () => screen.getByRole('heading').textContent

describe('keepPages', () => {
  afterEach(() => jest.restoreAllMocks())

  test('loads pages as the router does while connected', async () => {
    const { visit, loader } = await open()
    await visit('/second')
    expect(heading()).toBe('Loaded second')
    await visit('/first')
    expect(heading()).toBe('Loaded first')
    expect(loader).toHaveBeenCalledTimes(2)
  })

  test('shows the pages of this visit offline, and fails for others without calling their loader', async () => {
    const { visit, loader } = await open()
    await visit('/second')
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await visit('/first')
    expect(heading()).toBe('Rendered first')
    await visit('/second#reviews')
    expect(heading()).toBe('Loaded second')
    await visit('/third')
    expect(heading()).toBe('Failed')
    expect(loader).toHaveBeenCalledTimes(1)
  })

  test('shows nothing of a session that has ended', async () => {
    const { visit } = await open()
    await visit('/second')
    act(() => bus.publish('session/ended', { reason: 'logout' }))
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await visit('/first')
    expect(heading()).toBe('Failed')
  })
})
