import { networkOf } from '@shop/shared-api/network'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's network, the only key for limits by address (an IPv6 address counts as its /64). */
    network: string
  }
}

/**
 * Sets each request's `network`; lint forbids `request.ip` everywhere else. It is read when the request arrives,
 * since Node drops the address of a disconnected caller.
 */
export const network = plugin(async (app: FastifyInstance) => {
  app.decorateRequest('network', '')
  app.addHook('onRequest', (request, _reply, done) => {
    request.network = networkOf(request.ip || 'unknown')
    done()
  })
})
