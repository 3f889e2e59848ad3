import type { FastifyRequest } from 'fastify'

const loopbackName = /^(localhost|[\w-]+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/
const loopbackAddress = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/

/**
 * Whether a shop is accessed on the developer's own machine: its public URL, the requested host and the client address
 * are all loopback, and there is no proxy in between.
 */
export function isOnDevelopmentHost({ headers, socket }: FastifyRequest, origin: string): boolean {
  const isProxied = ['x-forwarded-for', 'forwarded', 'via'].some((name) => headers[name] !== undefined)
  const requestedHost = (headers.host ?? '').replace(/:\d+$/, '')
  return (
    !isProxied &&
    loopbackName.test(new URL(origin).hostname) &&
    loopbackName.test(requestedHost) &&
    loopbackAddress.test(socket.remoteAddress ?? '')
  )
}

/** The origin of a dev server on this machine; undefined for any other text, since its scripts would run in the page. */
export function devServerOrigin(text: string): string | undefined {
  const [, name, port] = /^http:\/\/(localhost|127\.0\.0\.1):(\d{2,5})\/?$/.exec(text) ?? []
  return name && `http://${name}:${port}`
}
