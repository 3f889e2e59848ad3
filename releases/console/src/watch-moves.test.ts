import { fakePageFetch } from '@shop/shared-api/testing/fake-network'
import { waitFor } from '@testing-library/react'
import { serverEvents, tellOfMove } from './testing/server-events'
import { watchMoves } from './watch-moves'

describe('watchMoves', () => {
  test('calls back at each move, sends the token, and stops on request', async () => {
    const calls = fakePageFetch({ 'GET /v1/pointer/events': serverEvents })
    const network = globalThis.fetch
    const sent: unknown[] = []
    globalThis.fetch = (url, init) => {
      sent.push(init?.headers)
      return network(url, init)
    }
    const onMove = jest.fn()
    const stop = watchMoves('/v1/pointer/events', 'my-token', onMove)
    await waitFor(() => expect(calls).toHaveLength(1))
    tellOfMove()
    await waitFor(() => expect(onMove).toHaveBeenCalledTimes(1))
    tellOfMove()
    await waitFor(() => expect(onMove).toHaveBeenCalledTimes(2))
    expect(sent).toEqual([{ authorization: 'Bearer my-token' }])
    stop()
    globalThis.fetch = network
  })
})
