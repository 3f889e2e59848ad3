import { fakePageFetch } from '@shop/shared-api/testing/fake-network'
import { registryClient } from './registry-client'

describe('registry client', () => {
  test.each(['two words', 'tökén', 'x\ny'])(
    'rejects a token that no header can carry (%j), without blaming the server',
    async (token) => {
      const calls = fakePageFetch({})
      await expect(registryClient(token, 'Ada').session()).rejects.toMatchObject({
        status: 401,
        message: expect.stringMatching(/^Invalid token/),
      })
      expect(calls).toEqual([])
    },
  )

  const over = new AbortController()
  beforeEach(() => void jest.spyOn(AbortSignal, 'timeout').mockReturnValue(over.signal))
  afterEach(() => jest.restoreAllMocks())

  const never = (signal: AbortSignal) =>
    new Promise<Response>((_, refuse) => (signal.onabort = () => refuse(signal.reason as Error)))

  test.each<[string, (signal?: AbortSignal | null) => Promise<Response>]>([
    ['before it answers', async (signal) => (signal ? never(signal) : Response.json({ role: 'manager' }))],
    ['in the middle of its response', async () => new Response('{"role":"man')],
  ])('reports a release server that hangs %s as unreachable', async (_, hang) => {
    globalThis.fetch = (_path, init) => hang(init?.signal)
    const requests = registryClient('token', 'Ada').session()
    over.abort()
    await expect(requests).rejects.toMatchObject({ message: 'The release server does not respond.' })
  })
})
