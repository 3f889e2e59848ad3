import { isUnder } from '../page-access'
import { isStateChanging, isAllowedOrigin, firstValue, hasOwnBearer, type RequestHeaders } from './allowed-origin'
import {
  expiredSessionCookies,
  hasSessionCookie,
  sessionCookies,
  sessionId,
  sessionToken,
  tokenWithoutHint,
  withoutSessionCookies,
} from './session-cookies'

/** What the gateway reads of a request; `url` is its path with or without a query. */
export interface GatewayRequest {
  method: string
  url: string
  headers: RequestHeaders
}

/** Changes to an API response: cookies to set, and the body to send in place of the API's. */
export interface GatewayResponse {
  cookies: string[]
  body?: unknown
}

/** Calls that return an `access_token`. */
export const sessionCalls = ['/login', '/wholsale/login', '/register', '/register-wholeseller', '/login/google']

/** Turns the cookies of browsers into bearer tokens for the API, and its tokens into cookies. */
export interface SessionGateway {
  /** True for a state-changing request from a foreign site: respond 403 with `foreignOrigin`. */
  isForeign(request: GatewayRequest): boolean
  /**
   * Headers for the API: the session as a bearer token, without its cookies. A caller's own bearer token has
   * precedence; a caller that names another session in `x-session-id` gets none.
   */
  apiHeaders<Headers extends RequestHeaders>(request: { headers: Headers } & GatewayRequest): Headers
  /** Whether the response contains a token and must be buffered before any of it is sent. */
  isSessionCall(request: GatewayRequest): boolean
  /** The answer to a session call; throws when a successful one has no readable token. */
  openSession(request: GatewayRequest, status: number, body: unknown): GatewayResponse
  /** Cookies to set with any other answer: a refused session, a logout and a deleted account remove them. */
  cookiesAfter(request: GatewayRequest, status: number): string[]
}

/** Sent by the site's client: the id of the session it belongs to. The client itself ends a refused session. */
const SESSION_ID = 'x-session-id'

/**
 * Session handling of a site; `origin` is its public origin, undefined where the Host header defines it (dev
 * servers).
 */
export function createSessionGateway({ origin }: { origin?: string } = {}): SessionGateway {
  const secure = origin?.startsWith('https:') ?? false

  return {
    isForeign: ({ method, headers }) => isStateChanging(method) && !isAllowedOrigin(headers, origin),

    apiHeaders(request) {
      const { cookie, authorization, [SESSION_ID]: _id, ...headers } = request.headers
      const token = tokenFor(request)
      const bearer = hasOwnBearer(request.headers) ? authorization : token && `Bearer ${token}`
      const others = withoutSessionCookies(firstValue(cookie))
      return {
        ...headers,
        ...(bearer && { authorization: bearer }),
        ...(others && { cookie: others }),
      } as typeof request.headers
    },

    isSessionCall: (request) => isCall(request, sessionCalls),

    openSession(request, status, body) {
      if (status >= 300) return { cookies: [], body }
      if (!isSession(body)) throw new Error(`The API answered ${request.url} without a token.`)
      const { access_token: token, ...rest } = body
      return { cookies: sessionCookies(token, secure), body: rest }
    },

    cookiesAfter(request, status) {
      if (hasOwnBearer(request.headers)) return []
      if (isLogout(request)) return namesAnother(request) ? [] : expiredSessionCookies(secure)
      if (status < 300 && isCall(request, ['/delete-account'])) return expiredSessionCookies(secure)
      const isRefused = status === 401 && hasSessionCookie(firstValue(request.headers['cookie']))
      // A late refusal may arrive when the cookies belong to a newer session: only the page can compare.
      return isRefused && !request.headers[SESSION_ID] ? expiredSessionCookies(secure) : []
    },
  }
}

/** The token that a request may use. To be revoked it needs no hint, which the page has dropped by then. */
function tokenFor(request: GatewayRequest): string | undefined {
  const cookie = firstValue(request.headers['cookie'])
  if (namesAnother(request)) return undefined
  return isLogout(request) ? tokenWithoutHint(cookie) : sessionToken(cookie)
}

/** Whether the page means a session that is not the one of the cookies, as after a login in another tab. */
function namesAnother({ headers }: GatewayRequest): boolean {
  const named = firstValue(headers[SESSION_ID])
  const current = sessionId(firstValue(headers['cookie']))
  return named !== undefined && current !== undefined && named !== current
}

const isLogout = (request: GatewayRequest) => isCall(request, ['/logout'])

function isCall({ method, url }: GatewayRequest, calls: string[]): boolean {
  const path = plainPath(url)
  return method.toUpperCase() === 'POST' && calls.some((call) => path === `/api${call}`)
}

/** Whether a URL is at this path or below it, in every spelling that a router might accept. */
export function isCallUnder(url: string, base: string): boolean {
  return isUnder([base], plainPath(url))
}

/** The path that every spelling of a URL means for a router. */
function plainPath(url: string): string {
  return decoded(resolved(url.split(/[?#]/, 1)[0]!))
    .replace(/\/+/g, '/')
    .replace(/\/$/, '')
    .toLowerCase()
}

/** Resolves `.` and `..`, also percent-encoded ones, as the API's URL parser does. */
function resolved(path: string): string {
  const url = `http://api.invalid${path}`
  return path.startsWith('/') && URL.canParse(url) ? new URL(url).pathname : path
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function isSession(body: unknown): body is { access_token: string } {
  return typeof body === 'object' && body !== null && 'access_token' in body && typeof body.access_token === 'string'
}
