import { endAfterRequest } from '@shop/shared-api/network'
import type { FastifyInstance } from 'fastify'

/** Lets every client read an answer that comes before its request was sent to the end, such as 413. */
export function earlyAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }, reply, payload) => endAfterRequest(raw, reply, payload))
}
