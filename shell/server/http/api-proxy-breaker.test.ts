import { connect } from 'node:net'
import { createSessionGateway } from '@shop/shared-api/session-gateway'
import Fastify, { type FastifyInstance } from 'fastify'
import { apiProxy } from './api-proxy'

const gateway = createSessionGateway({ origin: 'https://shop.example' })
const deadlines = { connectMs: 200, answerMs: 200, idleMs: 200 }

let isHanging: boolean
let calls: string[]
let now: number
let api: FastifyInstance
let shop: FastifyInstance
let reports: boolean[]

beforeEach(async () => {
  isHanging = true
  calls = []
  reports = []
  now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now)
  api = Fastify({ forceCloseConnections: true })
  api.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
  const answer =
    (status: number) => (request: { url: string }, reply: { code(status: number): { send(body: object): void } }) => {
      calls.push(request.url)
      if (!isHanging) reply.code(status).send({ status })
    }
  api.all('/api/cart', answer(200))
  api.get('/api/broken', (request, reply) => reply.code(500).send({ url: request.url }))
  api.get('/api/missing', (request, reply) => reply.code(404).send({ url: request.url }))
  api.get('/api/health/ready', answer(200))
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' })
  shop = Fastify({ forceCloseConnections: true })
  const onAnswer = (well: boolean) => void reports.push(well)
  await apiProxy(shop, { apiUrl, gateway, release: () => ({ revision: 1, set: 'set-of-1' }), deadlines, onAnswer })
  await shop.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  jest.restoreAllMocks()
  await shop.close()
  await api.close()
})

const call = async (url = '/api/cart') => (await shop.inject(url)).statusCode

describe('apiProxy while the API hangs', () => {
  test('rejects calls at once after three failures', async () => {
    for (let count = 0; count < 3; count += 1) await call()
    const { statusCode, headers, json } = await shop.inject({ method: 'POST', url: '/api/cart', payload: {} })
    expect([statusCode, headers['retry-after'], json().code]).toEqual([503, '5', 'api_unavailable'])
    expect(calls).toEqual(Array(3).fill('/api/cart'))
    expect(reports).toEqual(Array(4).fill(false))
  })

  test('passes the third call on after two without an answer and one with', async () => {
    for (let round = 0; round < 2; round += 1) {
      await call()
      await call()
      expect(await call('/api/broken')).toBe(500)
    }
    expect(calls).toHaveLength(4)
  })

  test('resumes after a successful probe after two seconds, without delaying a visitor', async () => {
    for (let count = 0; count < 3; count += 1) await call()
    now += 1_999
    expect(await call()).toBe(503)
    expect(calls).toHaveLength(3)
    now += 1
    expect(await call()).toBe(503)
    expect(calls.splice(0)).toEqual([...Array(3).fill('/api/cart'), '/api/health/ready'])
    isHanging = false
    while ((await call()) !== 200) now += 2_000
    expect(calls.filter((url) => url === '/api/cart')).toHaveLength(1)
  })

  test('never opens because of a response of any status', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect(await call('/api/broken')).toBe(500)
      expect(await call('/api/missing')).toBe(404)
    }
  })

  test('never refuses because of visitors who leave while they send', async () => {
    const { port } = shop.server.address() as { port: number }
    for (let count = 1; count <= 4; count += 1) {
      const socket = connect(port, '127.0.0.1')
      socket.write('POST /api/cart HTTP/1.1\r\nHost: shop\r\nContent-Type: image/png\r\nContent-Length: 9\r\n\r\nhalf')
      while (calls.length < count) await new Promise((next) => setImmediate(next))
      socket.destroy()
    }
    isHanging = false
    expect(await call()).toBe(200)
  })
})
