import { endAfterRequest } from '@shop/shared-api/network'
import type { FastifyInstance } from 'fastify'

/** Makes early responses, such as 413, readable for clients that are still sending. */
export function earlyAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply, payload) => endAfterRequest(raw, reply, payload))
}
