import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Outlet } from 'react-router-dom'
import { OfflineNotice } from './offline-notice'
import { RouteFocus } from './route-focus'
import { RouteProgress } from './route-progress'
import { showInFrame } from './testing/show-in-frame'

const frame = (
  <>
    <RouteProgress />
    <nav>
      <Link to="/belts">Belts</Link>
    </nav>
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
    <RouteFocus />
  </>
)

const home = { path: '/', element: <h1>Home</h1> }

describe('navigation', () => {
  test("focuses the new page's heading after navigation and announces its title once", async () => {
    showInFrame({ frame, routes: [home, { path: '/belts', element: <h1>All belts</h1> }] })
    document.title = 'Belts | Sample Corner'
    await userEvent.click(screen.getByRole('link', { name: 'Belts' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'All belts' })).toHaveFocus())
    expect(screen.getAllByText('Belts | Sample Corner')).toHaveLength(1)
  })

  test('focuses the followed link after Back, and the heading after following it again', async () => {
    const list = (
      <>
        <h1>Home</h1>
        <nav>
          <Link to="/belts/7">Seven, in a menu</Link>
        </nav>
        <Link to="/belts/7">Belt 7</Link>
      </>
    )
    history.replaceState({ idx: 0 }, '')
    const { router } = showInFrame({
      frame,
      routes: [
        { path: '/', element: list },
        { path: '/belts/7', element: <h1>Belt seven</h1> },
      ],
    })
    const go = (index: number) => {
      history.replaceState({ idx: index }, '')
      return act(() => (index === 0 ? router.navigate(-1) : router.navigate('/belts/7')))
    }
    await go(1)
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Belt seven' })).toHaveFocus())
    await go(0)
    await waitFor(() => expect(screen.getByRole('link', { name: 'Belt 7' })).toHaveFocus())
    await go(1)
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Belt seven' })).toHaveFocus())
  })

  test('the first page is left alone', async () => {
    showInFrame({ frame, routes: [home] })
    const nextFrame = () => new Promise(requestAnimationFrame)
    await act(() => nextFrame().then(nextFrame))
    expect(document.body).toHaveFocus()
  })

  test('focuses the main landmark of a page without a heading', async () => {
    showInFrame({ frame, routes: [home, { path: '/belts', element: <p>Belts</p> }] })
    await userEvent.click(screen.getByRole('link', { name: 'Belts' }))
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  test('shows a progress line for a slow navigation', async () => {
    let arrive: (value: null) => void = () => undefined
    const slow = {
      path: '/belts',
      loader: () => new Promise<null>((done) => (arrive = done)),
      element: <h1>All belts</h1>,
    }
    showInFrame({ frame, routes: [home, slow] })
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
    await userEvent.click(screen.getByRole('link', { name: 'Belts' }))
    expect(screen.getByRole('progressbar', { name: 'Loading the page' })).toBeInTheDocument()
    await act(async () => arrive(null))
    expect(await screen.findByRole('heading', { name: 'All belts' })).toBeInTheDocument()
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument()
  })

  test('shows a notice while offline', () => {
    showInFrame({ frame: <OfflineNotice /> })
    const isOnline = jest.spyOn(navigator, 'onLine', 'get')
    isOnline.mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(screen.getByText(/You are offline/)).toBeInTheDocument()
    isOnline.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument()
  })
})
