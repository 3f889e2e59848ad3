import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, RouteOptions } from 'fastify'
import plugin from 'fastify-plugin'
import type { Database } from '../database/client'
import { createSharedAttempts } from './shared-attempts'

/** Rate limit per network for routes that define one, shared by all instances; other routes cost nothing. */
export const limits = plugin(async (app: FastifyInstance, { db }: { db: Database }) => {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: ({ network }) => network,
    store: storeOn(db),
    errorResponseBuilder: (_request, { ttl }) =>
      Object.assign(new Error(`Too many tries. Please wait ${Math.ceil(ttl / 1000)} seconds.`), { statusCode: 429 }),
  })
})

type Answer = (error: Error | null, result?: { current: number; ttl: number }) => void

/** A store for the rate limit plugin that counts each route separately in the database. */
function storeOn(db: Database) {
  return class {
    private readonly tries: ReturnType<typeof createSharedAttempts>

    constructor({ routeInfo }: { routeInfo?: Pick<RouteOptions, 'method' | 'url'> }) {
      this.tries = createSharedAttempts(db, `${String(routeInfo?.method)} ${routeInfo?.url}`)
    }

    incr(key: string, answer: Answer, timeWindow: number, max: number) {
      this.tries(key, { most: max, windowSeconds: timeWindow / 1000 }).then(
        ({ count, secondsLeft }) => answer(null, { current: count, ttl: secondsLeft * 1000 }),
        (error: unknown) => answer(error as Error),
      )
    }

    child(options: object) {
      return new (this.constructor as new (options: object) => this)(options)
    }
  }
}
