import type { ApiError } from './api-error'
import { createApi, type AnswerHeaders, type Api } from './create-api'
import { revokeSession } from './session'
import { readSessionId } from './session-hint'
import { sessionRefused } from './session-lost'

const listeners = new Set<(error: ApiError) => void>()

/** Calls `listener` with each failure that no caller shows itself; gives back how to stop. The shell shows them. */
export function onRequestError(listener: (error: ApiError) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const answerListeners = new Set<(headers: AnswerHeaders) => void>()

/** Calls `listener` with the headers of each answer of the API; the shell learns from them which release set is served. */
export function onAnswer(listener: (headers: AnswerHeaders) => void): () => void {
  answerListeners.add(listener)
  return () => answerListeners.delete(listener)
}

/** The browser's client: same origin, the server knows the session by its cookie, one 401 policy for all parts. */
export const browserApi: Api = createApi({
  baseUrl: '/api',
  sessionId: readSessionId,
  onAnswer: (headers) => answerListeners.forEach((listener) => listener(headers)),
  onUnauthorized: (id) => {
    if (id && sessionRefused(id)) void revokeSession(browserApi, id)
  },
  onError: (error) => listeners.forEach((listener) => listener(error)),
})
