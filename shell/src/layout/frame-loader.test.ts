import { createApi } from '@shop/shared-api'
import { frameLoader, FRAME_TIMEOUT_MS } from './frame-loader'
import { sampleSettings } from './testing/sample-frame'

/** A network that responds on these paths, and leaves all others pending until they are aborted. */
const networkOf = (answers: Record<string, unknown>): typeof fetch =>
  async function answer(input, init) {
    const { url, signal } = new Request(input, init)
    const path = new URL(url).pathname
    if (path in answers) return Response.json({ data: answers[path] })
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
  }

test('renders a page without a menu that never loads', async () => {
  jest.useFakeTimers()
  const api = createApi({
    baseUrl: 'http://shop.test/api',
    fetch: networkOf({ '/api/general-setting': sampleSettings, '/api/get-slabs': [] }),
  })
  const loading = frameLoader({ context: { api } } as never)
  await jest.advanceTimersByTimeAsync(FRAME_TIMEOUT_MS + 1)
  jest.useRealTimers()
  expect(await loading).toEqual({ settings: sampleSettings, menu: null, slabs: [] })
})
