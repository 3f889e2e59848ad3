import Fastify, { type FastifyInstance } from 'fastify'
import { createSessionGateway } from '@shop/shared-api/session-gateway'
import { apiProxy } from './api-proxy'

const gateway = createSessionGateway({ origin: 'https://shop.example' })
let api: FastifyInstance
let shop: FastifyInstance
let loginAnswer: unknown

beforeAll(async () => {
  api = Fastify({ forceCloseConnections: true })
  api.post('/api/login', (_request, reply) => reply.code(loginAnswer ? 200 : 422).send(loginAnswer ?? { code: 'bad' }))
  api.post('/api/logout', (_request, reply) => reply.code(401).send({ code: 'unauthorized' }))
  api.get('/api/mine', ({ headers }, reply) =>
    reply
      .code(headers.authorization === 'Bearer good' ? 200 : 401)
      .send({ authorization: headers.authorization, cookie: headers.cookie }),
  )
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' })
  shop = Fastify()
  await apiProxy(shop, { apiUrl, gateway, release: () => ({ revision: 12, set: 'set-of-12' }) })
})
afterAll(async () => {
  await shop.close()
  await api.close()
})

describe('apiProxy for a session', () => {
  const login = () =>
    shop.inject({ method: 'POST', url: '/api/login', headers: { 'accept-encoding': 'br' }, payload: {} })
  const mine = (headers: Record<string, string>) => shop.inject({ url: '/api/mine', headers })
  afterEach(() => (loginAnswer = undefined))

  test('moves the token of a login into cookies, and returns only the user', async () => {
    loginAnswer = { access_token: 'good', user: { username: 'Dana' } }
    const answer = await login()
    expect(answer.json()).toEqual({ user: { username: 'Dana' } })
    expect(answer.headers['set-cookie']).toEqual([
      expect.stringMatching(/^token=good; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
      expect.stringMatching(/^logged_in=[\w-]+; Max-Age=86400; Path=\/; Secure; SameSite=Lax$/),
    ])
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(JSON.stringify([answer.headers['x-release-set'], answer.json()])).not.toContain('good')
  })

  test('passes a refused login on as it is', async () => {
    const answer = await login()
    expect([answer.statusCode, answer.json(), answer.headers['set-cookie']]).toEqual([422, { code: 'bad' }, undefined])
  })

  test.each([
    ['has no token', { user: {} }],
    ['is no JSON', 'x'],
    ['never ends', { access_token: 'good', user: 'x'.repeat(70_000) }],
  ])('sends nothing of a login if its response %s', async (_what, strange) => {
    loginAnswer = strange
    const answer = await login()
    expect([answer.statusCode, answer.json().code]).toEqual([502, 'api_unavailable'])
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('sends the cookie’s token to the API as a bearer', async () => {
    const answer = await mine({ cookie: 'token=good; logged_in=1; bucket=7' })
    expect(answer.json()).toEqual({ authorization: 'Bearer good', cookie: 'bucket=7' })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })

  test('removes the cookies of a refused or ended session', async () => {
    const closed = [expect.stringMatching(/^token=; .*Max-Age=0/), expect.stringMatching(/^logged_in=; .*Max-Age=0/)]
    const cookie = 'token=old; logged_in=1'
    expect((await mine({ cookie })).headers['set-cookie']).toEqual(closed)
    const logout = await shop.inject({ method: 'POST', url: '/api/logout', headers: { cookie } })
    expect([logout.statusCode, logout.headers['set-cookie']]).toEqual([401, closed])
  })

  test("keeps a caller's own bearer token", async () => {
    const answer = await mine({ authorization: 'Bearer bad', cookie: 'token=good; logged_in=1' })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined])
  })
})
