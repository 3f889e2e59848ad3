import type { Api, ApiOptions } from './create-api'
import { ApiError } from './api-error'
import { createApi } from './create-api'

/** A client on a fake network, with its recorded requests. */
function clientOver(answer: (request: Request) => Promise<Response> | Response, options: Partial<ApiOptions> = {}) {
  const sent: Request[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init)
    sent.push(request)
    return answer(request)
  }
  return {
    sent,
    api: createApi({ baseUrl: 'http://shop.test/api', fetch: fetch as typeof globalThis.fetch, ...options }),
  }
}
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
/** Like fetch without a response: pending until aborted. */
const hang = ({ signal }: Request) =>
  new Promise<Response>((_, refuse) => signal.addEventListener('abort', () => refuse(signal.reason)))
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  ) as Promise<ApiError>

describe('createApi', () => {
  test('sends path parameters, repeated keys for lists, and the session id', async () => {
    const { api, sent } = clientOver(() => json({ data: [] }), { sessionId: () => 'abc' })
    await api.request('GET /get-product/:id', { params: { id: 7 } })
    await api.request('GET /get-products', { query: { size: ['M', 'L'], price_min: 10, search: '' } })
    expect(sent.map((request) => request.url)).toEqual([
      'http://shop.test/api/get-product/7',
      'http://shop.test/api/get-products?size=M&size=L&price_min=10',
    ])
    expect(sent[0]!.headers.get('x-session-id')).toBe('abc')
  })

  test('sends the session id of the call when it has its own', async () => {
    const { api, sent } = clientOver(() => json({ data: [] }), { sessionId: () => 'abc' })
    await api.request('GET /menu', { sessionId: 'guest' })
    expect(sent[0]!.headers.get('x-session-id')).toBe('guest')
  })

  test('a body travels as JSON', async () => {
    const { api, sent } = clientOver(() => json({ success: true, message: 'Thanks' }))
    await api.request('POST /subscribe', { body: { email: 'ana@example.com' } })
    expect(sent[0]!.headers.get('content-type')).toContain('application/json')
    expect(await sent[0]!.json()).toEqual({ email: 'ana@example.com' })
  })

  test('a refusal carries its code, message and field errors', async () => {
    const body = {
      code: 'invalid',
      message: 'Please check the form',
      errors: [{ field: 'email', message: 'Invalid email address' }],
    }
    const { api } = clientOver(() => json(body, 422))
    const error = await failure(api.request('POST /subscribe', { body: { email: 'x' } }))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 422, code: 'invalid', message: 'Please check the form' })
    expect(error.messageFor('email')).toBe('Invalid email address')
  })

  test("turns a proxy's error page into a readable message", async () => {
    const { api } = clientOver(() => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    expect(await failure(api.request('GET /menu'))).toMatchObject({ status: 502, code: 'unavailable' })
  })

  test('no answer at all is a network failure', async () => {
    const { api } = clientOver(() => Promise.reject(new TypeError('fetch failed')))
    expect(await failure(api.request('GET /menu'))).toMatchObject({ status: 0, code: 'network' })
  })

  test('times out when the API does not respond', async () => {
    const { api } = clientOver(hang)
    expect(await failure(api.request('GET /menu', { timeoutMs: 20 }))).toMatchObject({ status: 0, code: 'timeout' })
  })

  test('reports nothing for an aborted call', async () => {
    const onError = jest.fn()
    const { api } = clientOver(hang, { onError })
    const given = new AbortController()
    const call = failure(api.request('GET /menu', { signal: given.signal }))
    given.abort(new Error('left the page'))
    expect((await call).message).toBe('left the page')
    expect(onError).not.toHaveBeenCalled()
  })

  test('reports failures to the global listener unless the call is silent', async () => {
    const onError = jest.fn()
    const { api } = clientOver(() => json({ code: 'failed', message: 'Something broke' }, 500), { onError })
    await failure(api.request('GET /menu', { silent: true }))
    expect(onError).not.toHaveBeenCalled()
    await failure(api.request('GET /menu'))
    expect(onError).toHaveBeenCalledWith(expect.objectContaining({ message: 'Something broke' }))
  })

  test('applies the session policy to each 401, also of silent calls, without a dialog', async () => {
    const onError = jest.fn()
    const onUnauthorized = jest.fn()
    const { api } = clientOver(() => json({ code: 'unauthorized', message: 'Please log in' }, 401), {
      sessionId: () => 'old',
      onError,
      onUnauthorized,
    })
    await failure(api.request('GET /user-dashboard', { silent: true }))
    expect(onUnauthorized).toHaveBeenCalledWith('old')
    expect(onError).not.toHaveBeenCalled()
  })

  test('a missing path parameter is a mistake of the caller', async () => {
    const { api } = clientOver(() => json({}))
    await expect(api.request('GET /get-product/:id', { params: { id: '' } })).rejects.toThrow(
      'needs the parameter "id"',
    )
  })
})

/** Never run: each line must compile, and each marked one must not. */
export async function typesHold(api: Api) {
  const { data } = await api.request('GET /get-product/:id', { params: { id: 1 } })
  data.productVariations.map((variant) => variant.available.toFixed())
  await api.request('GET /menu')
  await api.request('POST /add-to-cart', { body: { products: [{ product_id: 1, product_variation_id: 2, qty: 1 }] } })
  // @ts-expect-error a product cannot be requested without its id
  await api.request('GET /get-product/:id')
  // @ts-expect-error the site keeps the token to itself
  void (await api.request('POST /login', { body: { email: 'a@b.co', password: 'x' } })).access_token
  // @ts-expect-error no such call
  await api.request('GET /get-goods')
  // @ts-expect-error not a supported sort order
  await api.request('GET /get-products', { query: { sort: 'cheapest' } })
  // @ts-expect-error the quantity is a number
  await api.request('POST /add-to-cart', { body: { products: [{ product_id: 1, product_variation_id: 2, qty: '1' }] } })
  // @ts-expect-error an application carries files
  await api.request('POST /register-wholeseller', { body: { username: 'ana' } })
}
