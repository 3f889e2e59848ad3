import { buildApp } from './app'
import { testApp, type TestApp } from './testing/test-app'

let api: TestApp

describe('the API', () => {
  beforeAll(async () => void (api = await testApp()))
  afterAll(() => api.close())

  const inject = (method: 'GET' | 'POST', url: string, payload?: string, headers: Record<string, string> = {}) =>
    api.app.inject({ method, url, payload, headers })

  test('reports that the API is alive and ready', async () => {
    expect((await inject('GET', '/api/health/live')).json()).toEqual({ status: 'live' })
    expect((await inject('GET', '/api/health/ready')).json()).toEqual({ status: 'ready' })
  })

  test.each([
    ['an unknown path', 'GET', '/api/nothing-here', undefined, 404, 'not_found'],
    ['a path that cannot be decoded', 'GET', '/api/get-product/%E0%A4%A', undefined, 400, 'malformed'],
    ['truncated JSON', 'POST', '/api/login', '{"email":', 400, 'malformed'],
    ['an empty body', 'POST', '/api/login', '', 400, 'malformed'],
    ['an array as a form', 'POST', '/api/login', '[]', 422, 'invalid'],
    ['null for a form', 'POST', '/api/login', 'null', 422, 'invalid'],
    [
      'a poisoned prototype',
      'POST',
      '/api/login',
      '{"__proto__":{"role":"admin"},"email":"a@b.co","password":"x"}',
      400,
      'malformed',
    ],
    [
      'a body that is too large',
      'POST',
      '/api/login',
      JSON.stringify({ email: 'x'.repeat(300_000) }),
      413,
      'too_large',
    ],
  ] as const)('responds to %s in the shared error shape', async (_, method, url, payload, status, code) => {
    const answer = await inject(
      method,
      url,
      payload,
      payload === undefined ? {} : { 'content-type': 'application/json' },
    )
    expect({ status: answer.statusCode, body: answer.json() as unknown }).toMatchObject({
      status,
      body: { code, message: expect.any(String) },
    })
  })

  test('rejects a body that is not JSON', async () => {
    const answer = await inject('POST', '/api/login', 'email=a', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(answer.statusCode).toBe(400)
  })

  test('keeps text that PostgreSQL cannot store away from it', async () => {
    for (const bad of ['\\u0000', '\\ud800']) {
      const answer = await inject(
        'POST',
        '/api/contact',
        `{"name":"A${bad}b","email":"a@b.co","message":"long enough text"}`,
        {
          'content-type': 'application/json',
        },
      )
      expect(answer.statusCode).toBe(422)
    }
  })

  test('sends security headers with every response', async () => {
    const { headers } = await inject('GET', '/api/menu')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('marks non-public responses as not cacheable', async () => {
    expect((await inject('GET', '/api/user-dashboard')).headers['cache-control']).toBe('no-store')
  })

  test('serves and documents every call of the contract', async () => {
    const document = (await inject('GET', '/api/docs/json')).json() as {
      paths: Record<string, Record<string, unknown>>
    }
    const { endpoints } = await import('@shop/shared-api/contract')
    for (const name of Object.keys(endpoints)) {
      const [method, path] = name.split(' ') as [string, string]
      const documented = document.paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`]?.[method.toLowerCase()]
      expect({ name, documented: documented !== undefined }).toEqual({ name, documented: true })
    }
    expect((await inject('GET', '/api/docs/')).statusCode).toBe(200)
  })

  test.each([
    ['a local process', '127.0.0.1', '203.0.113.7'],
    ['a trusted document server', '10.0.0.12', '203.0.113.7'],
    ['any other client', '10.0.1.12', '10.0.1.12'],
  ])('resolves the client address of a visitor behind %s', async (_, remoteAddress, counted) => {
    const app = await buildApp({ db: api.db, dataDir: api.dataDir, trustedProxies: '10.0.0.0/24' })
    app.get('/who', (request) => ({ ip: request.ip }))
    const answer = await app.inject({ url: '/who', remoteAddress, headers: { 'x-forwarded-for': '203.0.113.7' } })
    expect(answer.json()).toEqual({ ip: counted })
    await app.close()
  })

  test('keeps a valid request id and replaces an invalid one', async () => {
    const idFor = async (given: string) => {
      const { headers } = await api.app.inject({ url: '/api/health/live', headers: { 'x-request-id': given } })
      return headers['x-request-id']
    }
    expect(await idFor('from-the-edge-1')).toBe('from-the-edge-1')
    expect(await idFor('not a valid id')).toMatch(/^[\da-f-]{36}$/)
  })
})
