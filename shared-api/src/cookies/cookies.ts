import { parseCookie, stringifySetCookie } from 'cookie'

/** Scope and lifetime of a cookie. */
interface CookieOptions {
  /** Lifetime in seconds; 0 deletes the cookie. */
  maxAge: number
  /** Whether it is sent over https only. */
  secure: boolean
  /** The entire site by default. */
  path?: string
  /** Whether scripts cannot read it; true unless given. */
  httpOnly?: boolean
}

/**
 * The decoded value of the first cookie of this name in a Cookie header, as browsers send the most specific one first;
 * undefined when absent or empty. A value with broken percent-encoding is returned as sent.
 */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return parseCookie(header ?? '')[name] || undefined
}

/** A Set-Cookie value. Other sites' requests never carry the cookie, except links to the shop (`SameSite=Lax`). */
export function serializeCookie(name: string, value: string, options: CookieOptions): string {
  const { maxAge, secure, path = '/', httpOnly = true } = options
  return stringifySetCookie({ name, value, maxAge, path, httpOnly, secure, sameSite: 'lax' })
}
