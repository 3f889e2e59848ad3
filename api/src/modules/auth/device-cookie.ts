import type { FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Cookies go over https only. */
    secureCookies: boolean
  }
}

const YEAR_SECONDS = 365 * 24 * 3600

/** The token in a request's device cookie. It is read for limits alone and opens nothing. */
export const deviceToken = (request: FastifyRequest): string | undefined =>
  /(?:^|; *)device=([\w-]{43})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1]

/** Stores a device's token in the browser for a year. Its path covers the pages too, since they take posted logins. */
export function setDeviceCookie(reply: FastifyReply, token: string): void {
  const secure = reply.server.secureCookies ? '; Secure' : ''
  reply.header('set-cookie', `device=${token}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`)
}
