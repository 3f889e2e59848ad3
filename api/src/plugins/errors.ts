import { Overloaded } from '@shop/shared-api/network'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { Failure, notFound } from '../failure'
import { failureOfDatabase } from '../database/failures'
import { InvalidInput } from './validation'

const BUSY_SECONDS = 5

/** Sends every error as `{ code, message, errors? }`; internal details are only logged. */
export const errors = plugin(async (app: FastifyInstance) => {
  app.setErrorHandler((error: FastifyError, request, reply) => sendFailure(error, request, reply))
  app.setNotFoundHandler(() => {
    throw notFound()
  })
})

/** Responds to a request with a failure; also for errors before routing. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = asFailure(error)
  if (failure.status >= 500) request.log.error({ err: error }, 'request failed')
  if (failure.detail.retryAfter) reply.header('retry-after', failure.detail.retryAfter)
  const { errors: fields, extra } = failure.detail
  return reply
    .header('cache-control', 'no-store')
    .code(failure.status)
    .send({ code: failure.code, message: failure.message, ...(fields?.length && { errors: fields }), ...extra })
}

function asFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  if (error instanceof InvalidInput) return new Failure(422, 'invalid', error.message, { errors: error.errors })
  if (error instanceof Overloaded) return failureOfOverload(error)
  const ofDatabase = failureOfDatabase(error)
  if (ofDatabase) return ofDatabase
  const status = (error as Partial<FastifyError>).statusCode ?? 500
  if (status === 413) return new Failure(413, 'too_large', 'This is larger than we can accept.')
  if (status === 429) return new Failure(429, 'too_many_requests', (error as Error).message)
  if (status === 503)
    return new Failure(503, 'busy', 'The shop is busy. Please try again in a moment.', { retryAfter: BUSY_SECONDS })
  if (status >= 400 && status < 500) return new Failure(400, 'malformed', 'We could not read that request.')
  return new Failure(500, 'internal', 'Something went wrong on our side. Please try again.')
}

const failureOfOverload = ({ limit, retryAfter }: Overloaded) =>
  limit === 'network'
    ? new Failure(429, 'too_many_requests', `Too many tries. Please wait ${retryAfter} seconds.`, { retryAfter })
    : new Failure(503, 'busy', 'The shop is busy. Please try again in a moment.', { retryAfter })
