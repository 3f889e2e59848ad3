import type { FastifyReply, FastifyRequest } from 'fastify'
import { ReleaseError } from '../release-error'
import { sendError, statusOf } from './error-response'
import { html } from './html'

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Answers a browser with a page that says what is wrong and how to fix it. */
export function withProblemPage(handler: Handler): Handler {
  return async (request, reply) => {
    try {
      return await handler(request, reply)
    } catch (error) {
      return sendProblemPage(error as Error, request, reply)
    }
  }
}

/** Error handler of routes that a browser opens; other failures than a ReleaseError are sent as everywhere. */
export function sendProblemPage(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(error instanceof ReleaseError)) return sendError(error, request, reply)
  // A flood would fill the log.
  if (error.kind !== 'busy') request.log.error(error)
  return reply
    .code(statusOf[error.kind])
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'")
    .send(`<!doctype html>${page(error.message)}`)
}

function page(message: string): string {
  return html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Releases · problem</title>
      <link rel="stylesheet" href="/status-page.css" />
    </head>
    <body>
      <header><h1>Releases</h1></header>
      <main><p role="alert">${message}</p></main>
    </body>
  </html>`.text
}
