import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isRequestId, requestIdHeader } from '@shop/shared-api/network'

const current = new AsyncLocalStorage<string>()

/** The request id of a proxy in front, else a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[requestIdHeader]
  return isRequestId(given) ? given : crypto.randomUUID()
}

/** Answers each request with its id, and passes it on with what is proxied. */
export function requestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    request.raw.headers[requestIdHeader] = request.id
    reply.header(requestIdHeader, request.id)
    current.run(request.id, done)
  })
}

/** For log lines: the id of the request in progress, if any. */
export function currentRequest(): { reqId?: string } {
  const reqId = current.getStore()
  return reqId ? { reqId } : {}
}

/** Calls of a document's loaders carry the id of the request that first needed them. */
export function withRequestId(send: typeof fetch): typeof fetch {
  return (input, init) => {
    const reqId = current.getStore()
    if (!reqId) return send(input, init)
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined))
    headers.set(requestIdHeader, reqId)
    return send(input, { ...init, headers })
  }
}
