import type { FastifyInstance } from 'fastify'

/** A year, including subdomains, as in the API. */
const strictTransport = 'max-age=31536000; includeSubDomains'

/** For responses other than documents: a drawing or an error page opened directly can't run, load or frame anything. */
const inertPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** Sets security headers on every response, including redirects and errors, unless its route has set them. */
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
