import { endpoints } from '../contract/endpoints'
import { createSessionGateway, sessionCalls } from './session-gateway'

const gateway = createSessionGateway({ origin: 'https://shop.example' })
const cookie = 'token=abc; logged_in=1; bucket=7'
const post = (url: string, headers: Record<string, string> = {}) => ({ method: 'POST', url, headers })

describe('createSessionGateway', () => {
  test('sends the cookie to the API as a bearer and none of the session’s cookies', () => {
    const headers = { cookie, accept: 'application/json', 'x-session-id': '1' }
    expect(gateway.apiHeaders(post('/api/add-order', headers))).toEqual({
      accept: 'application/json',
      authorization: 'Bearer abc',
      cookie: 'bucket=7',
    })
    expect(gateway.apiHeaders(post('/api/add-order', { cookie: 'token=abc; logged_in=1' }))).toEqual({
      authorization: 'Bearer abc',
    })
  })

  test("prefers a caller's own bearer token to the cookie, and drops other credentials", () => {
    const own = { cookie, authorization: 'Bearer own' }
    expect(gateway.apiHeaders(post('/api/x', own))).toEqual({ authorization: 'Bearer own', cookie: 'bucket=7' })
    const basic = { cookie, authorization: 'Basic YTpi' }
    expect(gateway.apiHeaders(post('/api/x', basic))).toMatchObject({ authorization: 'Bearer abc' })
    expect(gateway.apiHeaders(post('/api/x', { authorization: 'Basic YTpi' }))).toEqual({})
  })

  test('sends a token without its hint to be revoked, and to nothing else', () => {
    const alone = { cookie: 'token=abc' }
    expect(gateway.apiHeaders(post('/api/logout', alone))).toEqual({ authorization: 'Bearer abc' })
    expect(gateway.apiHeaders(post('/api/add-order', alone))).toEqual({})
  })

  test('sends no token when the page names another session, or none', () => {
    expect(gateway.apiHeaders(post('/api/add-order', { cookie, 'x-session-id': '2' }))).toEqual({ cookie: 'bucket=7' })
    expect(gateway.apiHeaders(post('/api/add-order', { cookie, 'x-session-id': 'guest' }))).toEqual({
      cookie: 'bucket=7',
    })
  })

  test('keeps a newer session when an older one logs out late', () => {
    const late = post('/api/logout', { cookie, 'x-session-id': 'older' })
    expect(gateway.apiHeaders(late)).toEqual({ cookie: 'bucket=7' })
    expect(gateway.cookiesAfter(late, 401)).toEqual([])
  })

  test('removes the cookies of a deleted account', () => {
    const call = post('/api/delete-account', { cookie, 'x-session-id': '1' })
    expect(gateway.cookiesAfter(call, 200)).toHaveLength(2)
    expect(gateway.cookiesAfter(call, 409)).toEqual([])
  })

  test('lists every call of the contract that returns a token', () => {
    const answersToken = Object.entries(endpoints)
      .filter(([, { response }]) => 'shape' in response && 'access_token' in (response.shape as object))
      .map(([name]) => name)
    expect(answersToken.sort()).toEqual(sessionCalls.map((call) => `POST ${call}`).sort())
  })

  test.each([
    '/api/login',
    '/api/login?x=1',
    '/api/%6Cogin',
    '/api//login/',
    '/API/Login',
    '/api/./login',
    '/api/%2e/login',
    '/api/rates/../login',
    '/api/login%2Fgoogle',
  ])('treats %s as a session call', (url) => expect(gateway.isSessionCall(post(url))).toBe(true))

  test.each(['/api/logout', '/api/get-products?x=/api/login', '/api/%ff', '/login'])(
    'does not treat %s as a session call',
    (url) => expect(gateway.isSessionCall(post(url))).toBe(false),
  )

  test('moves the token of a login from the body to cookies', () => {
    const { cookies, body } = gateway.openSession(post('/api/login'), 200, { access_token: 'abc', user: { id: 1 } })
    expect(body).toEqual({ user: { id: 1 } })
    expect(cookies).toEqual([
      expect.stringMatching(/^token=abc; .*HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^logged_in=/),
    ])
  })

  test('passes a refused login on without cookies, and fails on a success without a token', () => {
    const refusal = { code: 'bad_login', message: 'No' }
    expect(gateway.openSession(post('/api/login'), 422, refusal)).toEqual({ cookies: [], body: refusal })
    expect(() => gateway.openSession(post('/api/login'), 200, { access_token: 1 })).toThrow('without a token')
    expect(() => gateway.openSession(post('/api/login'), 200, undefined)).toThrow('without a token')
  })

  test('removes the cookies when the API refuses their token', () => {
    expect(gateway.cookiesAfter(post('/api/add-order', { cookie }), 401)).toHaveLength(2)
    expect(gateway.cookiesAfter(post('/api/add-order', { cookie: 'logged_in=1' }), 401)).toHaveLength(2)
    expect(gateway.cookiesAfter(post('/api/add-order', { cookie }), 403)).toEqual([])
    expect(gateway.cookiesAfter(post('/api/add-order', { cookie: 'bucket=7' }), 401)).toEqual([])
  })

  test("keeps the cookies when a caller's own bearer token is refused", () => {
    const headers = { cookie, authorization: 'Bearer own' }
    expect(gateway.cookiesAfter(post('/api/add-order', headers), 401)).toEqual([])
    expect(gateway.cookiesAfter(post('/api/logout', headers), 200)).toEqual([])
  })

  test('sets no cookie after a refusal when the page names its session', () => {
    expect(gateway.cookiesAfter(post('/api/add-order', { cookie, 'x-session-id': '1' }), 401)).toEqual([])
  })

  test.each([200, 401, 503])('removes the cookies on logout when the API answers %i', (status) => {
    expect(gateway.cookiesAfter(post('/api/logout', { cookie, 'x-session-id': '1' }), status)).toHaveLength(2)
  })

  test('calls only a state-changing request from another site foreign', () => {
    const headers = { origin: 'https://evil.example', cookie }
    expect(gateway.isForeign(post('/api/logout', headers))).toBe(true)
    expect(gateway.isForeign({ method: 'DELETE', url: '/api/x', headers })).toBe(true)
    expect(gateway.isForeign({ method: 'GET', url: '/api/menu', headers })).toBe(false)
    expect(gateway.isForeign(post('/api/logout', { origin: 'https://shop.example', cookie }))).toBe(false)
  })
})
