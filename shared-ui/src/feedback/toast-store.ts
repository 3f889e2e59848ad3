import type { AlertTone } from './alert'

/** The types of toast. */
export type ToastType = AlertTone | 'default'

/** Optional settings of a toast. */
export interface ToastOptions {
  type?: ToastType
  /** One action, such as undo; pressing it also closes the toast. */
  action?: { label: string; onClick: () => void }
}

/** A visible toast. */
export interface ToastEntry extends ToastOptions {
  id: number
  message: string
  /** It has an action and the visitor uses the keyboard: the shortcut is shown, and the timeout is longer. */
  keyed: boolean
}

const MAX_TOASTS = 20
const none: readonly ToastEntry[] = []
let entries = none
let lastId = 0
const listeners = new Set<() => void>()

function show(next: readonly ToastEntry[]) {
  entries = next
  for (const listener of listeners) listener()
}

/**
 * Shows a toast for 5 s, newest on top, at most 20; returns its id. With an action it stays for 20 s when the visitor
 * uses the keyboard. Needs a `Toaster` on the page. Browser only.
 */
export function toast(message: string, options: ToastOptions = {}): number {
  const id = ++lastId
  const keyed = Boolean(options.action && document.querySelector(':focus-visible'))
  show([{ ...options, id, message, keyed }, ...entries].slice(0, MAX_TOASTS))
  return id
}

/** Closes a toast early; does nothing when it is closed already. */
export function closeToast(id: number) {
  show(entries.filter((entry) => entry.id !== id))
}

/** The visible toasts as an external store for React. */
export const toastStore = {
  entries: () => entries,
  /** The snapshot for the server and the hydration render; identical to the empty list, so that nothing re-renders. */
  none: () => none,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
