import helmet from '@fastify/helmet'
import Fastify from 'fastify'
import { securityHeaders } from './security-headers'

const headersOf = async (register: (app: ReturnType<typeof Fastify>) => PromiseLike<unknown>) => {
  const app = Fastify()
  await register(app)
  app.get('/', async () => 'hello')
  const [found, missing] = [await app.inject('/'), await app.inject('/nowhere')]
  await app.close()
  return [found, missing].map(({ headers: { date: _, ...headers } }) => headers)
}

describe('security headers', () => {
  test('sends the same headers as helmet with every response, including 404', async () => {
    const directives = { defaultSrc: ["'none'"], frameAncestors: ["'none'"], upgradeInsecureRequests: null }
    const wanted = await headersOf((app) => app.register(helmet, { contentSecurityPolicy: { directives } }))
    const given = await headersOf((app) => app.register(securityHeaders))
    expect(given).toEqual(wanted)
    expect(given[0]).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
    })
    // Over plain http, the upgrade would send the unsubscribe form to an unreachable address.
    expect(given[0]!['content-security-policy']).not.toContain('upgrade-insecure-requests')
  })
})
