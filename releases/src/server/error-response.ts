import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ZodError } from 'zod'
import { DamagedFile } from '../manifest/verified-file'
import { ReleaseError, type ReleaseErrorKind } from '../release-error'

/** HTTP status of each kind of error. */
export const statusOf: Record<ReleaseErrorKind, number> = {
  usage: 400,
  unauthorized: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  refused: 422,
  'unknown-key': 422,
  unreachable: 503,
  busy: 429,
}

/** Sends every error in one format, `{ code, message, problems, findings }`, without internals. */
export function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof ReleaseError) {
    const { kind: code, message, problems, findings } = error
    reply.header('cache-control', 'no-store')
    if (code === 'unreachable') {
      if (!(error instanceof DamagedFile)) request.log.error(error)
      reply.header('retry-after', '5')
    }
    if (code === 'busy' && !reply.hasHeader('retry-after')) reply.header('retry-after', '10')
    if (code === 'unauthorized') reply.header('www-authenticate', 'Bearer')
    return reply.status(statusOf[code]).send({ code, message, problems, findings })
  }
  if (error instanceof ZodError) {
    const problems = error.issues.map(
      ({ path, message }) => `${path.map(String).join('.') || 'The request'}: ${message}`,
    )
    return reply.status(400).send({ code: 'usage', message: 'The request is malformed.', problems, findings: [] })
  }
  const status = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  if (status < 500) {
    return reply.status(status).send({ code: 'usage', message: error.message, problems: [], findings: [] })
  }
  request.log.error(error)
  const message = 'The release server failed; its log says why. To check the releases: npm run release -- verify'
  return reply.status(500).send({ code: 'failed', message, problems: [], findings: [] })
}
