import { clearToken, readToken } from './session-token'

const listeners = new Set<() => void>()
let lastRefused: string | null = null

/** Calls `listener` once for each session that the API no longer knows; gives back how to stop. */
export function onSessionLost(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Takes a 401 for `token`: forgets it and tells the listeners, unless a newer session has taken its place. */
export function sessionRefused(token: string | null): void {
  if (!token || token === lastRefused) return
  lastRefused = token
  const current = readToken()
  if (current !== null && current !== token) return
  clearToken()
  for (const listener of [...listeners]) listener()
}
