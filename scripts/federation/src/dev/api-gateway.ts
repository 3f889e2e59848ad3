import { request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { createSessionGateway, foreignOrigin } from '@shop/shared-api/session-gateway'

type Next = () => void

/**
 * Proxies `/api` of a dev server to the API like the document server: the session cookie is unreadable for scripts,
 * and other sites cannot change anything.
 */
export function apiGateway(apiUrl: string): (request: IncomingMessage, response: ServerResponse, next: Next) => void {
  const gateway = createSessionGateway()

  return (request, response, next) => {
    const { method = 'GET', url = '/', headers } = request
    if (!url.startsWith('/api/')) return next()
    const call = { method, url, headers }
    if (gateway.isForeign(call)) return sendJson(response, 403, foreignOrigin)

    const { host: _host, ...forwarded } = gateway.apiHeaders(call)
    const outgoing = send(new URL(url, apiUrl), {
      method,
      headers: { ...forwarded, 'x-forwarded-for': request.socket.remoteAddress },
    })
    outgoing.on('response', (answer) => void pass(answer).catch(fail))
    outgoing.on('error', fail)
    response.on('close', () => outgoing.destroy())
    request.pipe(outgoing)

    async function pass(answer: IncomingMessage): Promise<void> {
      const { statusCode: status = 502, headers: answered } = answer
      const setCookie = answered['set-cookie'] ?? []
      if (!gateway.isSessionCall(call)) {
        response.writeHead(status, { ...answered, 'set-cookie': [...setCookie, ...gateway.cookiesAfter(call, status)] })
        return void answer.pipe(response)
      }
      const { cookies, body } = gateway.openSession(call, status, await json(answer))
      response.setHeader('set-cookie', [...setCookie, ...cookies])
      sendJson(response, status, body)
    }

    function fail(error: Error): void {
      if (response.headersSent) return void response.destroy()
      response.setHeader('set-cookie', gateway.cookiesAfter(call, 503))
      sendJson(response, 503, { code: 'api_unavailable', message: `The API does not respond: ${error.message}` })
    }
  }
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}
