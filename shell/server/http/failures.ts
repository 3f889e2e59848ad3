import { escapeHtml } from '@shop/shared-api/escape-html'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

interface Failure {
  code: string
  message: string
}

/** Formats every error that isn't a document in the API's error format; the cause is only logged. */
export function failures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error
    if (statusCode >= 400 && statusCode < 500)
      return refusePage(request, reply, statusCode, {
        code: statusCode === 413 ? 'too_large' : 'malformed',
        message: statusCode === 413 ? 'That was too much text for this form.' : 'We could not read that request.',
      })
    request.log.error({ err: error, url: request.url }, 'request failed')
    return reply.code(500).send({ code: 'internal', message: 'Something went wrong on our side. Please try again.' })
  })
  // Every path has a GET route, so requests without a route have another method.
  app.setNotFoundHandler(methodNotAllowed)
}

/** Rejects a request to a page that accepts no form. */
export function methodNotAllowed(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return refusePage(request, reply.header('allow', 'GET, HEAD'), 405, {
    code: 'method_not_allowed',
    message: 'Nothing was sent: this page accepts no form. Please open it again and wait until it has loaded.',
  })
}

/** Reports an error: as a small page where a browser displays it, else as JSON. Contains no input. */
export function refusePage(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  { code, message }: Failure,
): FastifyReply {
  reply.code(status).header('cache-control', 'private, no-store').header('vary', 'accept')
  if (!request.headers.accept?.includes('text/html')) return reply.send({ code, message })
  const [path = '/'] = request.url.split('?', 1)
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
    .send(
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
        `<title>That did not work</title></head><body><h1>That did not work</h1><p>${escapeHtml(message)}</p>` +
        `<p><a href="${escapeHtml(`/${path.replace(/^[/\\]+/, '')}`)}">Back to the page</a></p></body></html>`,
    )
}
