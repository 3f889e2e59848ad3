import { googleClient } from './google-client'

describe('google client', () => {
  test('waits 4 s for a response from Google', async () => {
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    const settings = { clientId: 'shop', clientSecret: 'secret', publicUrl: 'https://shop.example' }
    const client = googleClient({ ...settings, issuer: 'http://127.0.0.1:9' })
    await expect(client.begin()).rejects.toMatchObject({ problem: 'unavailable' })
    expect(timeout.mock.calls).toEqual([[4_000]])
    timeout.mockRestore()
  })
})
