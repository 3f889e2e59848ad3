import type { FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Cookies are sent over https only. */
    secureCookies: boolean
  }
}

const YEAR_SECONDS = 365 * 24 * 3600

/** The token in a request's device cookie, which is used for rate limits and grants no access. */
export const deviceToken = (request: FastifyRequest): string | undefined =>
  /(?:^|; *)device=([\w-]{43})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1]

/** Sets a device cookie for a year. Its path includes the pages, since they accept posted logins. */
export function setDeviceCookie(reply: FastifyReply, token: string): void {
  const secure = reply.server.secureCookies ? '; Secure' : ''
  reply.header('set-cookie', `device=${token}; Path=/; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${secure}`)
}
