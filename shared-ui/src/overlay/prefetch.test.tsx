import { render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DialogHost } from './dialog-host'

const fetched = jest.fn()

jest.mock('./overlay-panel', () => {
  fetched()
  return { OverlaySurface: () => null }
})

describe('prefetch', () => {
  test("fetches the dialogs' code on the first key, not without interaction", async () => {
    jest.useFakeTimers()
    render(<DialogHost />)
    await jest.advanceTimersByTimeAsync(60_000)
    jest.useRealTimers()
    expect(fetched).not.toHaveBeenCalled()
    await userEvent.keyboard('a')
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
  })

  test('removes its listeners on unmount', async () => {
    const removed = jest.spyOn(window, 'removeEventListener')
    render(<DialogHost />).unmount()
    expect(removed.mock.calls.map(([type]) => type)).toEqual(expect.arrayContaining(['pointerdown', 'keydown']))
  })
})
