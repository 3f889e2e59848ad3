import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, HTTPMethods } from 'fastify'
import { temporaryRegistry } from '../testing/registry'
import { buildServer } from './build-server'

/** Requests per minute and network of each route with a limit: every route that works without a token. */
const limits: Record<string, number> = {
  'POST /v1/token': 60,
  'GET /v1/sign-in': 30,
  'GET /v1/sign-in/options': 120,
  'GET /v1/sign-in/callback': 30,
  'POST /v1/sign-in/token': 30,
  'POST /v1/sign-in/device': 10,
  'POST /v1/sign-in/device/token': 120,
}

describe('limits of the release server', () => {
  const registered: Record<string, number> = {}
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  let app: FastifyInstance
  beforeAll(async () => {
    registry = await temporaryRegistry()
    const onServer = (message: unknown) =>
      (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url, config }) => {
        const limit = config?.rateLimit
        if (limit && method !== 'HEAD') registered[`${String(method)} ${url}`] = Number(limit.max)
      })
    subscribe('fastify.initialization', onServer)
    const tokens = { manager: 'x'.repeat(24), teams: {} }
    app = buildServer(registry.context, { tokens: () => tokens })
    unsubscribe('fastify.initialization', onServer)
    await app.ready()
  })
  afterAll(async () => {
    await app.close()
    await registry.remove()
  })

  test('have a row in this table for each route of identity and sign-in', () => {
    expect(registered).toEqual(limits)
  })

  test.each(Object.entries(limits))('%s refuses a network beyond %i requests a minute', async (route, max) => {
    const [method, url] = route.split(' ') as [HTTPMethods, string]
    const from = (address: string) =>
      app.inject({ method: method as 'GET', url, headers: { 'x-forwarded-for': address } })
    const network = `2001:db8:${Object.keys(limits).indexOf(route)}`
    const statuses = new Set<number>()
    for (let count = 1; count <= max; count += 1) statuses.add((await from(`${network}:1::${count}`)).statusCode)
    const beyond = await from(`${network}:1::ffff`)
    const next = await from(`${network}:2::1`)
    expect([[...statuses].includes(429), beyond.statusCode, next.statusCode === 429]).toEqual([false, 429, false])
    expect(beyond.body).toContain(
      `Too many requests from your network. Try again in ${beyond.headers['retry-after']} s`,
    )
    expect(String(beyond.headers['content-type'])).toMatch(
      /^GET \/v1\/sign-in(\/callback)?$/.test(route) ? /html/ : /json/,
    )
  })
})
