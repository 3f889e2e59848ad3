import type { FastifyError, FastifyInstance } from 'fastify'

/** Gives every answer that is no document the API's one shape for what failed; the reason goes to the log only. */
export function failures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error
    if (statusCode >= 400 && statusCode < 500)
      return reply.code(statusCode).send({ code: 'malformed', message: 'We could not read that request.' })
    request.log.error({ err: error, url: request.url }, 'request failed')
    return reply.code(500).send({ code: 'internal', message: 'Something went wrong on our side. Please try again.' })
  })
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ code: 'not_found', message: 'Pages are read here; what is sent goes to the API.' }),
  )
}
