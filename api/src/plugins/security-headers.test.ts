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

test('every answer, a 404 too, has the very headers that helmet would give it', async () => {
  const directives = { defaultSrc: ["'none'"], frameAncestors: ["'none'"], upgradeInsecureRequests: null }
  const wanted = await headersOf((app) => app.register(helmet, { contentSecurityPolicy: { directives } }))
  const given = await headersOf((app) => app.register(securityHeaders))
  expect(given).toEqual(wanted)
  expect(given[0]).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
  })
  // Served without TLS, the newsletter's leave would be sent to where nobody answers.
  expect(given[0]!['content-security-policy']).not.toContain('upgrade-insecure-requests')
})
