import { readCookie, serializeCookie } from '@shop/shared-api/cookies'
import type { FastifyRequest } from 'fastify'

const NAME = 'google_login'
const TEN_MINUTES_SECONDS = 600
const secretSyntax = /^[\w-]{43}$/

/**
 * Sets the cookie that ties a Google login to the browser that started it; an empty secret clears it. The cookie
 * alone grants no access.
 */
export const browserCookie = (secure: boolean) => (secret: string) =>
  serializeCookie(NAME, secret, { maxAge: secret ? TEN_MINUTES_SECONDS : 0, path: '/api/login/google', secure })

/** The secret in this request's cookie. */
export function browserSecret(request: FastifyRequest): string | undefined {
  const secret = readCookie(request.headers.cookie, NAME)
  return secret && secretSyntax.test(secret) ? secret : undefined
}
