import rateLimit from '@fastify/rate-limit'
import { networkOf } from '@shop/shared-api/network'
import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { ReleaseError } from '../release-error'

/**
 * Declares routes that may have a limit: requests without a token that cost a signature check or a call of the issuer.
 * Each release server counts by itself.
 */
export function limitedRoutes(app: FastifyInstance, declare: (limited: FastifyInstance) => void): void {
  void app.register(async (limited) => {
    await limited.register(rateLimit, {
      global: false,
      // A request that was aborted has no address.
      keyGenerator: ({ ip }: FastifyRequest) => networkOf(ip || 'unknown'),
      errorResponseBuilder: (_request, { ttl }) =>
        new ReleaseError('busy', `Too many requests from your network. Try again in ${Math.ceil(ttl / 1000)} seconds.`),
    })
    declare(limited)
  })
}

/** Route option: requests per minute and network; an IPv6 address counts as its /64. */
export function perMinute(max: number): Pick<RouteShorthandOptions, 'config'> {
  return { config: { rateLimit: { max, timeWindow: '1 minute' } } }
}
