import type { ApiError } from './api-error'
import { createApi, type Api } from './create-api'
import { sessionRefused } from './session-lost'
import { readToken } from './session-token'

const listeners = new Set<(error: ApiError) => void>()

/** Calls `listener` with each failure that no caller shows itself; gives back how to stop. The shell shows them. */
export function onRequestError(listener: (error: ApiError) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The browser's client: same origin, bearer from the token cookie, one 401 policy for all parts. */
export const browserApi: Api = createApi({
  baseUrl: '/api',
  token: readToken,
  onUnauthorized: sessionRefused,
  onError: (error) => listeners.forEach((listener) => listener(error)),
})
