import type { FastifyRequest } from 'fastify'

const NAME = 'google_login'
const TEN_MINUTES = 600

/**
 * Sets the cookie that ties a Google login to the browser that started it; an empty secret clears it. The cookie
 * alone grants no access.
 */
export const browserCookie = (secure: boolean) => (secret: string) =>
  `${NAME}=${secret}; Path=/api/login/google; Max-Age=${secret ? TEN_MINUTES : 0}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** The secret in this request's cookie. */
export const browserSecret = (request: FastifyRequest): string | undefined =>
  /(?:^|; )google_login=([\w-]{43})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1]
