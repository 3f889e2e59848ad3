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
  /** Which requests from other sites carry it: links to the shop (`lax`, the default), or none. */
  sameSite?: 'lax' | 'strict'
}

/**
 * The decoded value of the first cookie of this name in a Cookie header, as browsers send the most specific one first;
 * undefined when absent or empty. A value with broken percent-encoding is returned as sent.
 */
export function readCookie(header: string | undefined, name: string): string | undefined {
  return parseCookie(header ?? '')[name] || undefined
}

/** A Set-Cookie value. Other sites' requests never carry the cookie, except links to the shop by default. */
export function serializeCookie(name: string, value: string, options: CookieOptions): string {
  const { maxAge, secure, path = '/', httpOnly = true, sameSite = 'lax' } = options
  return stringifySetCookie({ name, value, maxAge, path, httpOnly, secure, sameSite })
}
