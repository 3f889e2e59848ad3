import { createReadApi } from './read-api'

const answering = (status: number, body: string) => {
  const paths: string[] = []
  const api = createReadApi((path) => {
    paths.push(path)
    return Promise.resolve({ status, body })
  })
  return { api, paths }
}

describe('createReadApi', () => {
  test('reads a call by its path and query, and parses the answer', async () => {
    const { api, paths } = answering(200, '{"data":[]}')
    await expect(api.request('GET /get-products', { query: { size: ['S', 'M L'], search: '' } })).resolves.toEqual({
      data: [],
    })
    await api.request('GET /get-product/:id', { params: { id: 'a/b' } })
    expect(paths).toEqual(['/get-products?size=S&size=M+L', '/get-product/a%2Fb'])
  })

  test('throws the ApiError of an error response', async () => {
    const { api } = answering(404, '{"code":"not_found","message":"There is no such product."}')
    await expect(api.request('GET /menu')).rejects.toMatchObject({ status: 404, code: 'not_found' })
    await expect(answering(502, '<html>').api.request('GET /menu')).rejects.toMatchObject({ code: 'unavailable' })
  })

  test('throws a network error when no response arrives', async () => {
    await expect(answering(0, '').api.request('GET /menu')).rejects.toMatchObject({ status: 0, code: 'network' })
  })

  test('throws a timeout after the time of the call', async () => {
    const silent = createReadApi(() => new Promise(() => undefined))
    await expect(silent.request('GET /menu', { timeoutMs: 1 })).rejects.toMatchObject({ status: 0, code: 'timeout' })
  })

  test('rejects with the reason of an aborted signal', async () => {
    const silent = createReadApi(() => new Promise(() => undefined))
    const abort = new AbortController()
    const before = silent.request('GET /menu', { signal: AbortSignal.abort('left') })
    const later = silent.request('GET /menu', { signal: abort.signal })
    abort.abort('gone')
    await expect(before).rejects.toBe('left')
    await expect(later).rejects.toBe('gone')
  })

  test('refuses a call that changes something', async () => {
    const { api, paths } = answering(200, '{}')
    await expect(api.request('POST /logout')).rejects.toThrow(TypeError)
    expect(paths).toEqual([])
  })
})
