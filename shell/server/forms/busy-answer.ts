import type { Submission } from '@shop/shared-ui'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusePage } from '../http/failures'

/**
 * Responds to a posted form if its page can't be rendered for lack of capacity: 503 with Retry-After, and the result of
 * the call, which was made already.
 */
export function busyAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  { message, errors }: Submission,
  retryAfter: number,
): FastifyReply {
  const refusals = [message, ...errors.map((error) => error.message)].filter((text) => text !== null)
  const outcome = refusals.length > 0 ? refusals.join(' ') : 'We received what you sent.'
  // A rate limit of the API sets its own Retry-After.
  if (!reply.hasHeader('retry-after')) reply.header('retry-after', retryAfter)
  return refusePage(request, reply, 503, {
    code: 'busy',
    message: `${outcome} The shop is too busy to show the page right now. Please open it again in a moment.`,
  })
}
