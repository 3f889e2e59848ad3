/** @jest-environment node */
import { createSessionGateway } from '@shop/shared-api/session-gateway'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { makeLogger } from '../logging'
import { apiProxy } from './api-proxy'
import { requestIdOf, requestIds, withRequestId } from './request-ids'

const lines: Record<string, unknown>[] = []
const gateway = createSessionGateway({ origin: 'https://shop.example' })
const seenByApi: unknown[] = []
let api: FastifyInstance
let shop: FastifyInstance

beforeAll(async () => {
  api = Fastify()
  api.get('/api/list', ({ headers }) => {
    seenByApi.push(headers['x-request-id'])
    return { data: [] }
  })
  const apiUrl = await api.listen({ port: 0, host: '127.0.0.1' })
  const logger = makeLogger('info', { write: (line) => void lines.push(JSON.parse(line) as never) })
  shop = Fastify({
    loggerInstance: logger as FastifyBaseLogger,
    childLoggerFactory: (parent) => parent,
    genReqId: requestIdOf,
  })
  requestIds(shop)
  await apiProxy(shop, { apiUrl, gateway, release: () => ({ revision: 1, set: 'set' }) })
  shop.get('/page', async (request) => {
    await withRequestId(fetch)(`${apiUrl}/api/list`)
    shop.log.error({ url: request.url, err: new Error(`no answer from ${request.url}`) }, 'a part failed to render')
    return 'page'
  })
  await shop.ready()
})
afterAll(async () => {
  await shop.close()
  await api.close()
})
beforeEach(() => {
  lines.length = 0
  seenByApi.length = 0
})

describe('the id of a request', () => {
  test('is passed on to the API, by the proxy as by the loaders of a page, and answered', async () => {
    for (const url of ['/api/list', '/page']) {
      const { headers } = await shop.inject({ url, headers: { 'x-request-id': 'from-the-edge-1' } })
      expect(headers['x-request-id']).toBe('from-the-edge-1')
    }
    expect(seenByApi).toEqual(['from-the-edge-1', 'from-the-edge-1'])
  })

  test('is created when it is missing or invalid', async () => {
    const given = [undefined, 'x', 'a b c d e f g h']
    const answers = await Promise.all(
      given.map((id) => shop.inject({ url: '/api/list', headers: id ? { 'x-request-id': id } : {} })),
    )
    const ids = answers.map(({ headers }) => headers['x-request-id'])
    for (const id of ids) expect(id).toMatch(/^[\da-f-]{36}$/)
    expect(new Set([...ids, ...seenByApi]).size).toBe(3)
  })

  test('names each log line, in which the secrets of addresses are cut out', async () => {
    await shop.inject({ url: '/page?token=secret-1&x=1', headers: { 'x-request-id': 'from-the-edge-2' } })
    const line = lines.find(({ msg }) => msg === 'a part failed to render')
    expect(line).toMatchObject({ reqId: 'from-the-edge-2', url: '/page?token=[cut]&x=1' })
    expect(JSON.stringify(lines)).not.toContain('secret-1')
  })
})
