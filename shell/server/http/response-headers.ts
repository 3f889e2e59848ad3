import type { FastifyInstance } from 'fastify'

/** A year, for the site and every name below it: what the API says as well. */
const strictTransport = 'max-age=31536000; includeSubDomains'

/** Of what is no document: a drawing or an error page opened by its own address runs, loads and frames nothing. */
const inertPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Puts on every answer, redirects and failures among them, what a browser may do with it, unless its route has said so. */
export function responseHeaders(app: FastifyInstance, { isHttps }: { isHttps: boolean }): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    const set = (name: string, value: string) => void (reply.hasHeader(name) || reply.header(name, value))
    set('content-security-policy', inertPolicy)
    set('x-content-type-options', 'nosniff')
    set('cross-origin-resource-policy', 'same-origin')
    set('referrer-policy', 'strict-origin-when-cross-origin')
    if (isHttps) {
      reply.header('strict-transport-security', strictTransport)
      const policy = String(reply.getHeader('content-security-policy'))
      if (isDocument(String(reply.getHeader('content-type'))) && !policy.includes('upgrade-insecure-requests'))
        reply.header('content-security-policy', `${policy}; upgrade-insecure-requests`)
    }
    return payload
  })
}

const isDocument = (type: string) => type.startsWith('text/html')
