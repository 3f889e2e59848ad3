import { deleteSessionHint, readSessionId } from './session-hint'

const listeners = new Set<() => void>()
let lastRefused: string | null = null

/** Calls `listener` once for each session that the API no longer knows; gives back how to stop. */
export function onSessionLost(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Takes a 401 for the session of this id: ends it here and calls the listeners, unless a newer session has taken its
 * place. Returns whether it ended.
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
