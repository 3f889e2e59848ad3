import type { AlertTone } from './alert'

/** The five sorts of toast. */
export type ToastType = AlertTone | 'default'

/** What a toast may carry besides its words. */
export interface ToastOptions {
  type?: ToastType
  /** One thing to do about it, such as undo; pressing it also closes the toast. */
  action?: { label: string; onPress: () => void }
}

/** A toast on show. */
export interface ToastEntry extends ToastOptions {
  id: number
  message: string
  /** It has an action, and somebody goes by keyboard: they are told the key that leads there, and given time. */
  keyed: boolean
}

const MOST = 20
const none: readonly ToastEntry[] = []
let entries = none
let lastId = 0
const listeners = new Set<() => void>()

function show(next: readonly ToastEntry[]) {
  entries = next
  for (const listener of listeners) listener()
}

/**
 * Shows a toast for 5 s, newest on top, at most 20; returns its id. One with an action stays four times as long for who
 * goes by keyboard, since it takes them more than a look and a press. Needs a `Toaster` on the page. Browser only.
 */
export function toast(message: string, options: ToastOptions = {}): number {
  const id = ++lastId
  const keyed = Boolean(options.action && document.querySelector(':focus-visible'))
  show([{ ...options, id, message, keyed }, ...entries].slice(0, MOST))
  return id
}

/** Takes a toast away before its time; nothing happens when it is gone already. */
export function dismissToast(id: number) {
  show(entries.filter((entry) => entry.id !== id))
}

/** The toasts on show as an external store for React. */
export const toastStore = {
  entries: () => entries,
  /** On the server and on the hydration render; the very same as while there is no toast, so that nothing renders anew. */
  none: () => none,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
