import { createApi } from '@shop/shared-api'
import type { PendingOrder } from './checkout-draft'
import { sendOrder } from './place-order'

describe('sendOrder', () => {
  test('waits 30 s for the bank', async () => {
    const timeouts: unknown[] = []
    const api = createApi({
      baseUrl: 'http://shop.test/api',
      adapter: async (config) => {
        timeouts.push(config.timeout)
        const data = JSON.stringify({ code: 'unavailable', message: 'Later.' })
        return { data, status: 503, statusText: '', headers: {}, config }
      },
    })
    const pending = { key: 'key-of-this-checkout', body: {}, buyer: null } as unknown as PendingOrder
    expect(await sendOrder(api, pending)).toMatchObject({ kind: 'unsettled' })
    expect(timeouts).toEqual([30_000])
  })
})
