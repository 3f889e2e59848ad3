import { readCookie, serializeCookie } from '../cookies'

/** Name of the HttpOnly cookie that holds the session's bearer token. */
const TOKEN = 'token'
/** Name of the cookie that scripts may read: a random id of the session, no secret. */
const HINT = 'logged_in'
/** The lifetime of a session in the API. */
const ONE_DAY_SECONDS = 86_400

/** Valid bearer tokens. Source: RFC 6750, section 2.1. */
const bearerSyntax = /^[\w.~+/-]+=*$/

/**
 * The token of a Cookie header; undefined without one. A token is only valid together with its hint, so that a page
 * which deletes the hint has ended its session, although scripts can't reach the token.
 */
export function sessionToken(cookie: string | undefined): string | undefined {
  return sessionId(cookie) ? tokenWithoutHint(cookie) : undefined
}

/** The id of the session, which its hint carries. */
export const sessionId = (cookie: string | undefined): string | undefined => readCookie(cookie, HINT)

/** The token with or without its hint: for revoking it. */
export function tokenWithoutHint(cookie: string | undefined): string | undefined {
  const token = readCookie(cookie, TOKEN)
  return token && bearerSyntax.test(token) ? token : undefined
}

/** Whether a visitor counts as logged in until the API refuses the session. */
export const hasSession = (cookie: string | undefined): boolean => sessionToken(cookie) !== undefined

/** Whether any session cookie is present, complete or not. */
export const hasSessionCookie = (cookie: string | undefined): boolean =>
  readCookie(cookie, TOKEN) !== undefined || sessionId(cookie) !== undefined

/** Set-Cookie values of a new session: its token, hidden from scripts, and a hint with a new id. */
export function sessionCookies(token: string, secure: boolean): string[] {
  return [
    serializeCookie(TOKEN, token, { maxAge: ONE_DAY_SECONDS, secure }),
    serializeCookie(HINT, crypto.randomUUID(), { maxAge: ONE_DAY_SECONDS, secure, httpOnly: false }),
  ]
}

/** Set-Cookie values that remove both. */
export const expiredSessionCookies = (secure: boolean): string[] => [
  serializeCookie(TOKEN, '', { maxAge: 0, secure }),
  serializeCookie(HINT, '', { maxAge: 0, secure, httpOnly: false }),
]

/** A Cookie header without the session cookies, the others as sent; undefined when nothing is left. */
export function withoutSessionCookies(cookie = ''): string | undefined {
  const others = cookie.split(';').map((pair) => pair.trim())
  return others.filter((pair) => pair && !isSessionCookie(pair)).join('; ') || undefined
}

function isSessionCookie(pair: string): boolean {
  const name = pair.split('=', 1)[0]?.trim()
  return name === TOKEN || name === HINT
}
