import { readCookie, serializeCookie } from '@shop/shared-api/cookies'
import type { FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Cookies are sent over https only. */
    secureCookies: boolean
  }
}

const NAME = 'device'
const YEAR_SECONDS = 365 * 24 * 3600
const tokenSyntax = /^[\w-]{43}$/

/** The token in a request's device cookie, which is used for rate limits and grants no access. */
export function deviceToken(request: FastifyRequest): string | undefined {
  const token = readCookie(request.headers.cookie, NAME)
  return token && tokenSyntax.test(token) ? token : undefined
}

/** Sets a device cookie for a year. Its path includes the pages, since they accept posted logins. */
export function setDeviceCookie(reply: FastifyReply, token: string): void {
  const secure = reply.server.secureCookies
  reply.header('set-cookie', serializeCookie(NAME, token, { maxAge: YEAR_SECONDS, secure }))
}
