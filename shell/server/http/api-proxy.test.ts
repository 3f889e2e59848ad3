import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { createSessionGateway } from '@shop/shared-api/session-gateway'
import { readConfig } from '../config'
import { apiProxy } from './api-proxy'

let api: FastifyInstance
const answers: [boolean, string][] = []
const lists: [string, string][] = []
let answerSlow: () => void
let shop: FastifyInstance
let address: string
let apiUrl: string
const gateway = createSessionGateway({ origin: 'https://shop.example' })

beforeAll(async () => {
  api = Fastify({ forceCloseConnections: true })
  api.get('/api/list', (_request, reply) => reply.header('vary', 'authorization').send({ data: 'belt '.repeat(500) }))
  api.get('/api/get-products', (_request, reply) => reply.header('x-total-count', 0).send({ data: [] }))
  api.get('/api/picture', (_request, reply) => reply.type('image/avif').send(Buffer.alloc(2_000)))
  api.get('/api/drawing', (_request, reply) => reply.type('image/svg+xml').send('<svg/>'.repeat(500)))
  api.get('/api/visitor', ({ headers }) => ({ address: headers['x-forwarded-for'] }))
  api.get('/api/broken', (_request, reply) => reply.code(500).send({ code: 'internal' }))
  api.post('/api/slow', () => new Promise((answer) => (answerSlow = () => answer({}))))
  api.post('/api/refuse', (_request, reply) => reply.code(422).send({ code: 'validation', message: 'No' }))
  api.post('/api/fail', (_request, reply) => reply.code(500).send({ code: 'internal' }))
  await api.listen({ port: 0, host: '127.0.0.1' })
  shop = Fastify()
  const { port } = api.server.address() as { port: number }
  apiUrl = `http://127.0.0.1:${port}`
  const onList = (url: string, total: string) => void lists.push([url, total])
  const onAnswer = (well: boolean, from: string) => void answers.push([well, from])
  await apiProxy(shop, { apiUrl, gateway, release: () => ({ revision: 12, set: 'set-of-12' }), onAnswer, onList })
  address = await shop.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await shop.close()
  await api.close()
})

describe('apiProxy', () => {
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

  test('names lists with the number of their lines, but not of browsers that object to being counted', async () => {
    lists.length = 0
    await shop.inject('/api/get-products?search=tabi')
    await shop.inject({ url: '/api/get-products?search=sai', headers: { 'sec-gpc': '1' } })
    await shop.inject('/api/list')
    expect(lists).toEqual([['/api/get-products?search=tabi', '0']])
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
})
