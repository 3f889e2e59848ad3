import { apiFrom } from './api-from'
import { onRequestError } from './browser-api'
import type { Api } from './create-api'

describe('apiFrom', () => {
  test('returns the client of the request on the server', () => {
    const api: Api = { request: () => Promise.reject(new Error('never called')) }
    expect(apiFrom({ api })).toBe(api)
  })

  test("in the browser a loader's failure raises no dialog, since the route shows it", async () => {
    const shown = jest.fn()
    const stop = onRequestError(shown)
    await expect(apiFrom(undefined).request('GET /menu', { timeoutMs: 200 })).rejects.toMatchObject({ status: 0 })
    expect(shown).not.toHaveBeenCalled()
    stop()
  })
})
