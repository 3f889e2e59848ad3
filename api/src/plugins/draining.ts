import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'

/** While the server ends, each answer closes its connection: one kept alive would hold up the end until its client lets go. */
export const draining = plugin(async (app: FastifyInstance) => {
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
})
