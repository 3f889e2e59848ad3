import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { apiGateway } from './api-gateway'

const servers: Server[] = []
const requests: { method?: string; authorization?: string; cookie?: string; body: string }[] = []

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A dev server in front of an API that accepts the token `good`. */
async function devServer(): Promise<string> {
  const api = await listen((request, response) => {
    const chunks: Buffer[] = []
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        const { authorization, cookie } = request.headers
        requests.push({ method: request.method, authorization, cookie, body: Buffer.concat(chunks).toString() })
        const isLogin = request.url === '/api/login'
        response.writeHead(isLogin || authorization === 'Bearer good' ? 200 : 401, {
          'content-type': 'application/json',
        })
        response.end(JSON.stringify(isLogin ? { access_token: 'good', user: { username: 'Dana' } } : { data: [] }))
      })
  })
  const pass = apiGateway(api)
  return listen((request, response) => pass(request, response, () => response.end('page')))
}

let address: string
beforeAll(async () => {
  address = await devServer()
})
beforeEach(() => requests.splice(0))
afterAll(() => servers.forEach((server) => server.close()))

const login = (headers: Record<string, string> = { origin: address }) =>
  fetch(`${address}/api/login`, { method: 'POST', headers, body: '{"email":"a"}' })

describe('apiGateway', () => {
  test("stores a login's token in a cookie that scripts cannot read", async () => {
    const answer = await login()
    expect(await answer.json()).toEqual({ user: { username: 'Dana' } })
    expect(answer.headers.getSetCookie()).toEqual([
      'token=good; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax',
      expect.stringMatching(/^logged_in=[\w-]+; Max-Age=86400; Path=\/; SameSite=Lax$/),
    ])
    expect(requests).toMatchObject([{ method: 'POST', body: '{"email":"a"}' }])
  })

  test('forwards the cookie as a bearer token and deletes the cookies of a rejected session', async () => {
    const accepted = await fetch(`${address}/api/mine`, { headers: { cookie: 'token=good; logged_in=1; a=b' } })
    expect([accepted.status, accepted.headers.getSetCookie()]).toEqual([200, []])
    expect(requests).toMatchObject([{ authorization: 'Bearer good', cookie: 'a=b' }])
    const refused = await fetch(`${address}/api/mine`, { headers: { cookie: 'token=old; logged_in=1' } })
    expect([refused.status, refused.headers.getSetCookie().length]).toEqual([401, 2])
  })

  test('rejects cross-site requests without calling the API', async () => {
    const answer = await login({ origin: 'http://localhost:1' })
    expect([answer.status, await answer.json()]).toEqual([403, { code: 'foreign_origin', message: expect.any(String) }])
    expect(requests).toEqual([])
  })

  test('passes all other requests to the dev server', async () => {
    expect(await (await fetch(`${address}/apiary`)).text()).toBe('page')
  })

  test('responds with 503 while the API is down', async () => {
    const pass = apiGateway('http://127.0.0.1:1')
    const lonely = await listen((request, response) => pass(request, response, () => response.end()))
    expect((await fetch(`${lonely}/api/menu`)).status).toBe(503)
  })
})
