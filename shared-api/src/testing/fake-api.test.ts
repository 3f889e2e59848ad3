import { takeViolations } from './contract-handlers'
import { createFakeApi, errorResponse, neverResponds } from './fake-api'

const pages = [{ code: 'NY', name: 'New York' }]

describe('createFakeApi', () => {
  test('responds from the table, which may change between requests, and records the requests', async () => {
    const handlers = { 'GET /get-states': () => ({ data: pages }) }
    const api = createFakeApi(handlers)
    expect(await api.request('GET /get-states')).toEqual({ data: pages })
    handlers['GET /get-states'] = () => ({ data: [] })
    expect(await api.request('GET /get-states')).toEqual({ data: [] })
    expect(api.named('GET /get-states')).toHaveLength(2)
  })

  test('passes path parameters, query and body to the handler', async () => {
    const api = createFakeApi({
      'GET /get-product/:id': ({ params }) => errorResponse(404, 'not_found', `No product ${String(params['id'])}.`),
      'POST /subscribe': ({ body }) => ({ success: true, message: `Thanks, ${body.email}` }),
    })
    await expect(api.request('GET /get-product/:id', { params: { id: 7 } })).rejects.toThrow('No product 7.')
    await api.request('GET /get-products', { query: { size: ['M', 'L'] } }).catch(() => undefined)
    expect(api.calls[1]?.query.getAll('size')).toEqual(['M', 'L'])
    const answer = await api.request('POST /subscribe', { body: { email: 'ana@example.com' } })
    expect(answer.message).toBe('Thanks, ana@example.com')
  })

  test('responds with 404 to a call without a handler', async () => {
    await expect(createFakeApi().request('GET /menu')).rejects.toMatchObject({ status: 404 })
  })

  test('fails a request if its handler rejects, as a network error does', async () => {
    const api = createFakeApi({ 'GET /menu': () => Promise.reject(new TypeError('Failed to fetch')) })
    await expect(api.request('GET /menu')).rejects.toMatchObject({ code: 'network' })
  })

  test('ends a pending request when its caller aborts it', async () => {
    const caller = new AbortController()
    const call = createFakeApi({ 'GET /menu': neverResponds }).request('GET /menu', { signal: caller.signal })
    caller.abort(new Error('left the page'))
    await expect(call).rejects.toThrow('left the page')
  })

  test.each([
    ['a body outside its schema', () => Response.json({ data: [{ code: 'NY' }] }), /name|Invalid input/],
    ['an error that is no error body', () => Response.json({ message: 'Later.' }, { status: 503 }), /code/],
    ['a status that the call never fails with', () => errorResponse(409), /does not fail with status 409/],
  ])('reports %s', async (_, respond, violation) => {
    await createFakeApi({ 'GET /get-states': respond })
      .request('GET /get-states')
      .catch(() => undefined)
    expect(takeViolations()).toEqual([expect.stringMatching(violation)])
  })
})
