import type { RemoteLoader } from '@shop/shared-ui'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MobileBar } from '../mobile/mobile-bar'
import { showInFrame } from '../testing/show-in-frame'
import { FrameOverlays } from './frame-overlays'

const frame = (
  <FrameOverlays>
    <MobileBar />
  </FrameOverlays>
)

/** The catalogue's search drawer as seen by the layout. */
const drawer = {
  Widget: ({ open, onClose }: { open?: boolean; onClose?: () => void }) =>
    open ? (
      <div role="dialog" aria-label="Search">
        <button type="button" onClick={onClose}>
          Done
        </button>
      </div>
    ) : null,
}

const loader = (load: RemoteLoader['load']): RemoteLoader => ({ load, peek: () => undefined })
/** Awaits the updates of a press, as React requires for components that suspend. */
const pressSearch = () => act(async () => screen.getByRole('button', { name: 'Search' }).click())

describe('FrameOverlays', () => {
  test('Search fetches the catalogue’s drawer when it is wanted, opens it and closes it', async () => {
    const load = jest.fn(() => Promise.resolve(drawer as never))
    showInFrame({ frame, widgets: loader(load) })
    expect(load).not.toHaveBeenCalled()
    await pressSearch()
    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeInTheDocument()
    expect(load).toHaveBeenCalledWith('catalogue', 'search-drawer')
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(screen.queryByRole('dialog', { name: 'Search' })).not.toBeInTheDocument()
  })

  test('fetches the parts of cart and wishlist once the page is idle', async () => {
    jest.useFakeTimers()
    const load = jest.fn(() => Promise.resolve(drawer as never))
    showInFrame({ frame, widgets: loader(load) })
    expect(load).not.toHaveBeenCalled()
    await act(() => jest.advanceTimersByTimeAsync(4_000))
    expect(load.mock.calls).toEqual([
      ['cart-checkout', 'cart-drawer'],
      ['catalogue', 'search-drawer'],
    ])
    jest.useRealTimers()
  })

  test('shows a message for a drawer that fails, and retries on the next press', async () => {
    let isUp = false
    const load = () => (isUp ? Promise.resolve(drawer as never) : Promise.reject(new Error('down')))
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    showInFrame({ frame, widgets: loader(load) })
    await pressSearch()
    expect(await screen.findByText('Search is unavailable right now. Please try again.')).toBeInTheDocument()
    isUp = true
    await pressSearch()
    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeInTheDocument()
  })
})
