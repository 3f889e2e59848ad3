import { readCookie, serializeCookie } from '@shop/shared-api/cookies'
import type { FastifyReply, FastifyRequest } from 'fastify'

const NAME = 'staff'
/** The console's calls alone carry it. */
const PATH = '/api/staff'
const WEEK_SECONDS = 7 * 24 * 3_600
const tokenSyntax = /^[\w-]{43}$/

/** The token in a request's cookie of a staff session. */
export function staffToken(request: FastifyRequest): string | undefined {
  const token = readCookie(request.headers.cookie, NAME)
  return token && tokenSyntax.test(token) ? token : undefined
}

/** Sets the cookie of a staff session; null deletes it. */
export function setStaffCookie(reply: FastifyReply, token: string | null): void {
  const options = { maxAge: token === null ? 0 : WEEK_SECONDS, secure: reply.server.secureCookies }
  reply.header('set-cookie', serializeCookie(NAME, token ?? '', { ...options, path: PATH, sameSite: 'strict' }))
}
