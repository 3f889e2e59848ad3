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
  const id = crypto.randomUUID()
  return [
    write(TOKEN, encodeURIComponent(token), ONE_DAY_SECONDS, secure, true),
    write(HINT, id, ONE_DAY_SECONDS, secure, false),
  ]
}

/** Set-Cookie values that remove both. */
export const expiredSessionCookies = (secure: boolean): string[] => [
  write(TOKEN, '', 0, secure, true),
  write(HINT, '', 0, secure, false),
]

/** A Cookie header without the session cookies; undefined when nothing is left. */
export function withoutSessionCookies(cookie: string | undefined): string | undefined {
  const others = pairs(cookie).filter(([name]) => name !== TOKEN && name !== HINT)
  return others.map(([, , text]) => text).join('; ') || undefined
}

function write(name: string, value: string, maxAge: number, secure: boolean, httpOnly: boolean): string {
  const flags = `${httpOnly ? '; HttpOnly' : ''}${secure ? '; Secure' : ''}`
  return `${name}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax${flags}`
}

/** The first cookie of this name, as browsers send the most specific one first; undefined when absent or empty. */
function readCookie(cookie: string | undefined, wanted: string): string | undefined {
  const value = pairs(cookie).find(([name]) => name === wanted)?.[1]
  try {
    return value ? decodeURIComponent(value) : undefined
  } catch {
    return value
  }
}

function pairs(cookie = ''): [name: string, value: string, text: string][] {
  return cookie
    .split(';')
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => {
      const [name = '', ...value] = text.split('=')
      return [name, value.join('='), text]
    })
}
