import { hasSessionCookie } from './session-cookies'

/** Request headers as in Node, with lowercase names. */
export type RequestHeaders = Readonly<Record<string, string | string[] | undefined>>

/** The body of the 403 for a request from a foreign site. */
export const foreignOrigin = {
  code: 'foreign_origin',
  message: 'This request came from another site. Please open the shop itself and try again.',
}

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS'])
const loopbackHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i

/** Whether a method may change something on the server. */
export const isStateChanging = (method: string): boolean => !readingMethods.has(method.toUpperCase())

/**
 * Whether a state-changing request may come from its origin. `Origin` decides if present; else `Sec-Fetch-Site`, which
 * must be `same-origin` or `none`; else `Referer`. Without any of the three the client is not a modern browser: it
 * passes unless it carries a session cookie. A caller with its own bearer token passes, since no foreign page can send
 * one. `site` is the public origin; the request's own Host is accepted as well on a loopback address, and anywhere when
 * `site` is undefined.
 */
export function isAllowedOrigin(headers: RequestHeaders, site: string | undefined): boolean {
  if (hasOwnBearer(headers)) return true
  const origin = firstValue(headers['origin'])
  if (origin !== undefined) return isSite(origin, headers, site)
  const fetchSite = firstValue(headers['sec-fetch-site'])
  if (fetchSite !== undefined) return fetchSite === 'same-origin' || fetchSite === 'none'
  const referer = firstValue(headers['referer'])
  if (referer !== undefined) return isSite(referer, headers, site)
  return !hasSessionCookie(firstValue(headers['cookie']))
}

/** Whether the caller holds a token itself. Other schemes don't count: a browser adds Basic credentials unasked. */
export function hasOwnBearer(headers: RequestHeaders): boolean {
  return /^bearer\s+\S/i.test(firstValue(headers['authorization']) ?? '')
}

/** The first value of a header. */
export function firstValue(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : value?.[0]
}

function isSite(address: string, headers: RequestHeaders, site: string | undefined): boolean {
  if (!URL.canParse(address)) return false
  const { origin, host } = new URL(address)
  if (site !== undefined && origin === new URL(site).origin) return true
  const ownHost = firstValue(headers['host'])?.toLowerCase()
  return host === ownHost && (site === undefined || loopbackHost.test(host))
}
