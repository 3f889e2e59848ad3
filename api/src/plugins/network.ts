import { networkOf } from '@shop/shared-api/network'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller's network: the only key by which addresses are counted (an IPv6 address counts as its /64). */
    network: string
  }
}

/**
 * Sets each request's `network`; lint refuses `request.ip` everywhere else. It is read when the request arrives: Node
 * forgets the address of a caller that disconnects.
 */
export const network = plugin(async (app: FastifyInstance) => {
  app.decorateRequest('network', '')
  app.addHook('onRequest', (request, _reply, done) => {
    request.network = networkOf(request.ip || 'unknown')
    done()
  })
})
