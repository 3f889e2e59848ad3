import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Call } from '../../plugins/serve'
import { countingDatabase } from '../../testing/counting-database'
import { createResponseCache } from './response-cache'

/** Starts computations of distinct listings that run until the test ends them. */
function heldLists() {
  const ends: (() => void)[] = []
  const state = { running: 0, most: 0 }
  const handle = createResponseCache(countingDatabase().db)<'GET /get-faqs'>(async () => {
    state.most = Math.max(state.most, (state.running += 1))
    await new Promise<void>((end) => ends.push(end))
    state.running -= 1
    return { data: [] }
  })
  const reply = { serialize: JSON.stringify, type: () => reply, header: () => reply }
  let requests = 0
  const ask = async (network: string) => {
    const request = { url: `/api/get-faqs?${(requests += 1)}`, network, headers: {} }
    return handle({ request, reply } as unknown as Call<'GET /get-faqs'>)
  }
  return {
    state,
    /** Messages of the rejections among `count` concurrent requests. */
    async refusals(count: number, network: string) {
      let areSettled = false
      const all = Promise.allSettled(Array.from({ length: count }, () => ask(network))).finally(() => {
        areSettled = true
      })
      for (; !areSettled; await nextTurn()) ends.splice(0).forEach((end) => end())
      return (await all).flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))
    },
  }
}

describe('createResponseCache', () => {
  test.each([
    ['one network', '203.0.113.7', 2, 50, /limit per network/],
    ['document servers', '127.0.0.1', 6, 200, /limit per total/],
  ])(
    'for %s (%s), computes %i lists at once, queues %i and rejects one more',
    async (_who, network, running, waiting, message) => {
      const atLimit = heldLists()
      expect(await atLimit.refusals(running + waiting, network)).toEqual([])
      expect(atLimit.state.most).toBe(running)
      const beyond = heldLists()
      expect(await beyond.refusals(running + waiting + 1, network)).toEqual([expect.stringMatching(message)])
    },
  )
})
