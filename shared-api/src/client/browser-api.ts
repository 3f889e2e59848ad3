import { apiBase } from './api-base'
import type { ApiError } from './api-error'
import { createApi, type ResponseHeaders, type Api } from './create-api'
import { revokeSession } from './session'
import { readSessionId } from './session-hint'
import { handleSessionRefused } from './session-lost'

const listeners = new Set<(error: ApiError) => void>()

/**
 * Calls `listener` with each failure that the caller doesn't show itself; the shell shows them. Returns the
 * unsubscribe function.
 */
export function onRequestError(listener: (error: ApiError) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const responseListeners = new Set<(headers: ResponseHeaders) => void>()

/**
 * Calls `listener` with the headers of each API response, from which the shell learns the served release set. Returns
 * the unsubscribe function.
 */
export function onResponse(listener: (headers: ResponseHeaders) => void): () => void {
  responseListeners.add(listener)
  return () => responseListeners.delete(listener)
}

/** The browser's client: same origin, session by cookie, one 401 policy for all parts. */
export const browserApi: Api = createApi({
  baseUrl: apiBase,
  sessionId: readSessionId,
  onResponse: (headers) => responseListeners.forEach((listener) => listener(headers)),
  onUnauthorized: (id) => {
    if (id && handleSessionRefused(id)) void revokeSession(browserApi, id)
  },
  onError: (error) => listeners.forEach((listener) => listener(error)),
})
