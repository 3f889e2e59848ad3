import { create } from 'zustand'
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
let lastId = 0

/** The visible toasts, newest first; none on the server and on the hydration render. */
export const useToastStore = create<{ toasts: readonly ToastEntry[] }>(() => ({ toasts: [] }))

/**
 * Shows a toast for 5 s, newest on top, at most 20; returns its id. With an action it stays for 20 s when the visitor
 * uses the keyboard. Needs a `Toaster` on the page. Browser only.
 */
export function toast(message: string, options: ToastOptions = {}): number {
  const id = ++lastId
  const keyed = Boolean(options.action && document.querySelector(':focus-visible'))
  const entry = { ...options, id, message, keyed }
  useToastStore.setState(({ toasts }) => ({ toasts: [entry, ...toasts].slice(0, MAX_TOASTS) }))
  return id
}

/** Closes a toast early; does nothing when it is closed already. */
export function closeToast(id: number) {
  useToastStore.setState(({ toasts }) => ({ toasts: toasts.filter((entry) => entry.id !== id) }))
}
