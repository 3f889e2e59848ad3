import { createFakeApi, neverResponds } from '@shop/shared-api/testing/fake-api'
import { frameLoader, FRAME_TIMEOUT_MS } from './frame-loader'
import { sampleSettings } from '@shop/shared-api/testing/sample-settings'

describe('frameLoader', () => {
  test('renders a page without a menu that never loads', async () => {
    jest.useFakeTimers()
    const api = createFakeApi({
      'GET /general-setting': () => ({ data: sampleSettings }),
      'GET /get-slabs': () => ({ data: [] }),
      'GET /menu': neverResponds,
    })
    const loading = frameLoader({ context: { api } } as never)
    await jest.advanceTimersByTimeAsync(FRAME_TIMEOUT_MS + 1)
    jest.useRealTimers()
    expect(await loading).toEqual({ settings: sampleSettings, menu: null, slabs: [] })
  })
})
