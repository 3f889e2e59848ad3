import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, createServer, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { createSessionGateway } from '@shop/shared-api/session-gateway'
import { readConfig } from '../config'
import { apiProxy } from './api-proxy'

let api: FastifyInstance
const answers: [boolean, string][] = []
let answerSlow: () => void
let shop: FastifyInstance
let address: string
let apiUrl: string
const gateway = createSessionGateway({ origin: 'https://shop.example' })
let loginAnswer: unknown

beforeAll(async () => {
  api = Fastify({ forceCloseConnections: true })
  api.get('/api/list', (_request, reply) => reply.header('vary', 'authorization').send({ data: 'belt '.repeat(500) }))
  api.get('/api/picture', (_request, reply) => reply.type('image/avif').send(Buffer.alloc(2_000)))
  api.get('/api/drawing', (_request, reply) => reply.type('image/svg+xml').send('<svg/>'.repeat(500)))
  api.get('/api/visitor', ({ headers }) => ({ address: headers['x-forwarded-for'] }))
  api.get('/api/broken', (_request, reply) => reply.code(500).send({ code: 'internal' }))
  api.post('/api/slow', () => new Promise((answer) => (answerSlow = () => answer({}))))
  api.post('/api/refuse', (_request, reply) => reply.code(422).send({ code: 'validation', message: 'No' }))
  api.post('/api/fail', (_request, reply) => reply.code(500).send({ code: 'internal' }))
  api.post('/api/login', (_request, reply) => reply.code(loginAnswer ? 200 : 422).send(loginAnswer ?? { code: 'bad' }))
  api.post('/api/logout', (_request, reply) => reply.code(401).send({ code: 'unauthorized' }))
  api.get('/api/mine', ({ headers }, reply) =>
    reply
      .code(headers.authorization === 'Bearer good' ? 200 : 401)
      .send({ authorization: headers.authorization, cookie: headers.cookie }),
  )
  await api.listen({ port: 0, host: '127.0.0.1' })
  shop = Fastify()
  const { port } = api.server.address() as { port: number }
  apiUrl = `http://127.0.0.1:${port}`
  const onAnswer = (well: boolean, from: string) => void answers.push([well, from])
  await apiProxy(shop, { apiUrl, gateway, release: () => ({ revision: 12, set: 'set-of-12' }), onAnswer })
  address = await shop.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await shop.close()
  await api.close()
})

describe('the API proxy', () => {
  test.each(['br', 'gzip'])('compresses JSON with %s', async (encoding) => {
    const answer = await shop.inject({ url: '/api/list', headers: { 'accept-encoding': encoding } })
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'authorization, accept-encoding' })
    expect(answer.rawPayload.length).toBeLessThan(500)
    const read = await fetch(`${address}/api/list`, { headers: { 'accept-encoding': encoding } })
    expect(await read.json()).toEqual({ data: 'belt '.repeat(500) })
  })

  test('closes the connection when the visitor requests it', async () => {
    const { port } = new URL(address)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write('GET /api/visitor HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n')
    const answer = (await socket.setEncoding('utf8').toArray()).join('')
    expect(answer).toMatch(/^connection: close\r$/im)
    expect(answer).not.toMatch(/keep-alive/i)
  })

  test('compresses drawings, the fallback of slow images', async () => {
    const answer = await shop.inject({ url: '/api/drawing', headers: { 'accept-encoding': 'br' } })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(answer.rawPayload.length).toBeLessThan(500)
  })

  test('leaves pictures as they are', async () => {
    const answer = await shop.inject({ url: '/api/picture', headers: { 'accept-encoding': 'br' } })
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.rawPayload.length).toBe(2_000)
  })

  test('names the release revision with every answer, refusals too', async () => {
    const answer = await shop.inject({ method: 'POST', url: '/api/refuse', payload: {} })
    expect(answer.statusCode).toBe(422)
    expect(answer.headers).toMatchObject({ 'x-release-revision': '12', 'x-release-set': 'set-of-12' })
    expect(answer.json()).toEqual({ code: 'validation', message: 'No' })
  })

  test.each([
    ['without the header', undefined, '127.0.0.1', '127.0.0.1'],
    ['the proxy is named', 'loopback', '127.0.0.1', '203.0.113.9'],
    ['the proxy’s range is named among others', '192.0.2.1, 10.0.0.0/8', '10.1.2.3', '203.0.113.9'],
    ['with a forged header', '10.0.0.0/8', '198.51.100.7', '198.51.100.7'],
  ])('trusts forwarded addresses of trusted proxies only: %s', async (_what, names, from, known) => {
    const { trustedProxies } = readConfig({ TRUSTED_PROXIES: names })
    const behind = Fastify({ trustProxy: trustedProxies })
    await apiProxy(behind, { apiUrl, gateway, release: () => ({ revision: 1, set: 'set-of-1' }) })
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    expect((await behind.inject({ url: '/api/visitor', headers, remoteAddress: from })).json()).toEqual({
      address: known,
    })
    await behind.close()
  })

  test.each([
    ['without a proxy in front', undefined, '127.0.0.1'],
    ['behind a trusted proxy', 'loopback', '203.0.113.9'],
  ])('reports whom the API answered after it has read the body: %s', async (_what, names, known) => {
    const answered: [boolean, string][] = []
    const behind = Fastify({ trustProxy: readConfig({ TRUSTED_PROXIES: names }).trustedProxies })
    const onAnswer = (well: boolean, from: string) => void answered.push([well, from])
    await apiProxy(behind, { apiUrl, gateway, release: () => ({ revision: 1, set: 'set-of-1' }), onAnswer })
    const origin = await behind.listen({ port: 0, host: '127.0.0.1' })
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' }
    for (const [path, status] of [
      ['/api/refuse', 422],
      ['/api/fail', 500],
    ] as const) {
      const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: '{}' })
      await answer.text()
      expect(answer.status).toBe(status)
    }
    expect(answered).toEqual([
      [true, known],
      [false, known],
    ])
    await behind.close()
  })

  test('reports how the API answered, except to requests that a visitor aborted', async () => {
    answers.length = 0
    for (let count = 0; count < 14; count += 1) {
      const passedOn = once(api.server, 'request') as Promise<[IncomingMessage]>
      const socket = connect(Number(new URL(address).port), '127.0.0.1')
      socket.write('POST /api/refuse HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n')
      socket.write('Content-Length: 1000\r\n\r\n{"a":')
      const [request] = await passedOn
      socket.destroy()
      await new Promise((closed) => request.on('error', () => undefined).once('close', closed))
    }
    await (await fetch(`${address}/api/broken`)).text()
    expect(answers).toEqual([[false, '127.0.0.1']])
  })

  test('keeps running when a visitor disconnects before the response', async () => {
    answers.length = 0
    const [called, opened] = [once(api.server, 'request'), once(shop.server, 'connection') as Promise<[Socket]>]
    const socket = connect(Number(new URL(address).port), '127.0.0.1')
    socket.write('POST /api/slow HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n')
    socket.write('Content-Length: 2\r\n\r\n{}')
    const [[connection]] = await Promise.all([opened, called])
    const left = once(connection, 'close')
    socket.destroy()
    await left
    answerSlow()
    await (await fetch(`${address}/api/broken`)).text()
    expect(answers).toEqual([
      [true, '127.0.0.1'],
      [false, '127.0.0.1'],
    ])
  })

  test('responds 503 with Retry-After while the API is down', async () => {
    const lonely = Fastify()
    const onAnswer = jest.fn()
    const release = () => ({ revision: 1, set: 'set-of-1' })
    await apiProxy(lonely, { apiUrl: 'http://127.0.0.1:1', gateway, release, onAnswer })
    const answer = await lonely.inject('/api/list')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toMatchObject({ code: 'api_unavailable' })
    expect(onAnswer.mock.calls).toEqual([[false, '127.0.0.1']])
    await lonely.close()
  })

  describe('for a session', () => {
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
      expect([answer.statusCode, answer.json(), answer.headers['set-cookie']]).toEqual([
        422,
        { code: 'bad' },
        undefined,
      ])
    })

    test.each([
      ['has no token', { user: {} }],
      ['is no JSON', 'x'],
      ['never ends', { access_token: 'good', user: 'x'.repeat(70_000) }],
    ])('sends nothing of a login whose response %s', async (_what, strange) => {
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
})

describe('a call to an API that hangs', () => {
  const deadlines = { connectMs: 200, answerMs: 200, idleMs: 200 }
  let hanging: FastifyInstance
  let hangingUrl: string
  let shop: FastifyInstance
  let calls = 0
  let open = 0
  let maxOpen = 0

  beforeAll(async () => {
    hanging = Fastify({ forceCloseConnections: true })
    hanging.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    hanging.get('/api/silent', (request) => {
      open += 1
      maxOpen = Math.max(maxOpen, open)
      request.raw.once('close', () => (open -= 1))
      return new Promise(() => undefined)
    })
    hanging.get('/api/stops', (_request, reply) =>
      reply.send(
        Readable.from(
          (async function* () {
            yield 'half'
            await new Promise(() => undefined)
          })(),
        ),
      ),
    )
    hanging.get('/api/busy', (_request, reply) => {
      calls += 1
      return reply.code(503).header('retry-after', '1').send({ code: 'busy', message: 'Later' })
    })
    hanging.post('/api/upload', async (request) => {
      let bytes = 0
      for await (const chunk of request.body as Readable) bytes += (chunk as Buffer).length
      return { bytes }
    })
    const apiUrl = await hanging.listen({ port: 0, host: '127.0.0.1' })
    hangingUrl = apiUrl
    shop = Fastify({ forceCloseConnections: true })
    await apiProxy(shop, { apiUrl, gateway, release: () => ({ revision: 1, set: 'set-of-1' }), deadlines })
    await shop.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(async () => {
    await shop.close()
    await hanging.close()
  })

  const address = () => `http://127.0.0.1:${(shop.server.address() as { port: number }).port}`

  test('responds 503 with Retry-After', async () => {
    const answer = await shop.inject('/api/silent')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.json()).toMatchObject({ code: 'api_unavailable' })
  })

  test('times out for each of many concurrent calls, without waiting for a free connection', async () => {
    const patient = Fastify()
    const release = () => ({ revision: 1, set: 'set-of-1' })
    const wide = { connectMs: 5_000, answerMs: 2_000, idleMs: 200 }
    await apiProxy(patient, { apiUrl: hangingUrl, gateway, release, deadlines: wide })
    const answers = await Promise.all(Array.from({ length: 200 }, () => patient.inject('/api/silent')))
    await patient.close()
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([503]))
    expect(maxOpen).toBe(200)
  })

  test('breaks off when the answer stops in its middle', async () => {
    const answer = await fetch(`${address()}/api/stops`)
    expect(answer.status).toBe(200)
    await expect(answer.text()).rejects.toThrow('terminated')
  })

  test('times out when the API accepts the connection and stays silent', async () => {
    const hole = createServer(() => undefined)
    await new Promise<void>((done) => hole.listen(0, '127.0.0.1', done))
    const { port } = hole.address() as { port: number }
    const lonely = Fastify()
    const apiUrl = `http://127.0.0.1:${port}`
    await apiProxy(lonely, { apiUrl, gateway, release: () => ({ revision: 1, set: 'set-of-1' }), deadlines })
    const answer = await lonely.inject({ method: 'POST', url: '/api/add-to-cart', payload: { products: [] } })
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'api_unavailable'])
    await lonely.close()
    hole.close()
  })

  test('does not time out while a slow body is being sent', async () => {
    const body = Readable.from(
      (async function* () {
        for (let piece = 0; piece < 4; piece += 1) {
          yield Buffer.alloc(1_000)
          await pause(300)
        }
      })(),
    )
    const answer = await fetch(`${address()}/api/upload`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: Readable.toWeb(body) as ReadableStream,
      duplex: 'half',
    } as RequestInit)
    expect([answer.status, await answer.json()]).toEqual([200, { bytes: 4_000 }])
  })

  test('is not retried by the proxy after Retry-After', async () => {
    const answer = await shop.inject('/api/busy')
    expect([answer.statusCode, answer.json().code, calls]).toEqual([503, 'busy', 1])
  })
})
