import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'

/**
 * During shutdown every response closes its connection; a keep-alive connection would delay the shutdown until its
 * client closes it.
 */
export const draining = plugin(async (app: FastifyInstance) => {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
})
