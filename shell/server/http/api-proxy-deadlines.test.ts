import { createServer } from 'node:net'
import { Readable } from 'node:stream'
import { elapse } from '@shop/shared-api/testing/until'
import Fastify, { type FastifyInstance } from 'fastify'
import { createSessionGateway } from '@shop/shared-api/session-gateway'
import { apiProxy } from './api-proxy'

const gateway = createSessionGateway({ origin: 'https://shop.example' })

describe('apiProxy before an API that hangs', () => {
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

  test('breaks off when the response stops in its middle', async () => {
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
          await elapse(300)
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

  test('does not retry after Retry-After', async () => {
    const answer = await shop.inject('/api/busy')
    expect([answer.statusCode, answer.json().code, calls]).toEqual([503, 'busy', 1])
  })
})
