import { render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DialogHost } from './dialog-host'

const fetched = jest.fn()

jest.mock('./overlay-surface', () => {
  fetched()
  return { OverlaySurface: () => null }
})

test("a visit that only looks never fetches the dialogs' code, the first key does", async () => {
  jest.useFakeTimers()
  render(<DialogHost />)
  await jest.advanceTimersByTimeAsync(60_000)
  jest.useRealTimers()
  expect(fetched).not.toHaveBeenCalled()
  await userEvent.keyboard('a')
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(1))
})

test('a page that is gone waits for nothing', async () => {
  const removed = jest.spyOn(window, 'removeEventListener')
  render(<DialogHost />).unmount()
  expect(removed.mock.calls.map(([type]) => type)).toEqual(expect.arrayContaining(['pointerdown', 'keydown']))
})
