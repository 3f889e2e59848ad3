import { deleteSessionHint, readSessionId } from './session-hint'

const listeners = new Set<() => void>()
let lastRefused: string | null = null

/** Calls `listener` once for each session that the API refuses. Returns the unsubscribe function. */
export function onSessionLost(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Handles a 401 for the session of this id: ends it here and calls the listeners, unless a newer session has replaced
 * it. Returns whether it ended.
 */
export function handleSessionRefused(id: string | null): boolean {
  if (!id || id === lastRefused) return false
  lastRefused = id
  const current = readSessionId()
  if (current !== null && current !== id) return false
  deleteSessionHint()
  for (const listener of [...listeners]) listener()
  return true
}
