import '@shop/account-contract'
import { bus } from '@shop/shared-events'
import { waitFor } from '@testing-library/react'
import { startSession } from './start-session'

describe('startSession', () => {
  test('shows the login page after a logout in another tab, once the page is hydrated', async () => {
    const navigate = jest.fn()
    let live: () => void = () => undefined
    startSession({ navigate }, new Promise((resolve) => (live = resolve)))

    bus.publish('session/ended', { reason: 'logout' })
    await Promise.resolve()
    expect(bus.last('session/changed')).toEqual({ user: null })
    expect(navigate).not.toHaveBeenCalled()

    live()
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/login', { state: undefined }))
  })

  test('returns to a personal page after the next login, when the session ended there', async () => {
    const navigate = jest.fn()
    history.replaceState(null, '', '/settings/order?page=2')
    startSession({ navigate }, Promise.resolve())
    bus.publish('session/ended', { reason: 'unauthorized' })
    await waitFor(() =>
      expect(navigate).toHaveBeenCalledWith('/login?next=%2Fsettings%2Forder%3Fpage%3D2', {
        state: { sessionEnded: true },
      }),
    )
    history.replaceState(null, '', '/')
  })
})
