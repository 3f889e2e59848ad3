import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'

/** Limits how often one address may make the calls that name a limit; the rest is free. */
export const limits = plugin(async (app: FastifyInstance) => {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => request.ip,
    errorResponseBuilder: (_request, { ttl }) =>
      Object.assign(new Error(`Too many tries. Please wait ${Math.ceil(ttl / 1000)} seconds.`), { statusCode: 429 }),
  })
})
