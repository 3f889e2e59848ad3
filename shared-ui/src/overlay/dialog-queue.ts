import type { ReactNode } from 'react'

/** A message in a dialog. */
export interface DialogMessage {
  title: string
  message: ReactNode
  tone?: 'success' | 'error' | 'info'
  /** The close button's label; "Close" by default. */
  closeLabel?: string
  /** A second button that navigates. Dialogs are rendered outside the router, so the caller does the navigation. */
  nextStep?: { label: string; go: () => void }
}

/** The parts of an API error that a dialog shows. */
export interface ErrorContent {
  message: string
  errors?: readonly { message: string }[]
}

interface QueuedDialog extends DialogMessage {
  id: number
  closed: () => void
}

let queue: readonly QueuedDialog[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly QueuedDialog[]) {
  queue = next
  for (const listener of listeners) listener()
}

/**
 * Shows a dialog after the ones before it are closed; resolves when this one is closed. A message that is queued
 * already isn't queued twice. Needs a `DialogHost`. Browser only.
 */
export function showDialog(dialog: DialogMessage): Promise<void> {
  const isQueued = queue.some(({ title, message }) => title === dialog.title && message === dialog.message)
  if (isQueued) return Promise.resolve()
  return new Promise((closed) => change([...queue, { ...dialog, id: ++lastId, closed }]))
}

/** Shows "Error!" with the message, or one dialog per entry of `errors`; resolves when the last is closed. */
export async function showErrorDialog({ message, errors = [] }: ErrorContent): Promise<void> {
  const messages = errors.length > 0 ? errors.map((entry) => entry.message) : [message]
  await Promise.all(messages.map((each) => showDialog({ title: 'Error!', message: each, tone: 'error' })))
}

/** The queued dialogs, the visible one first, as an external store for React. */
export const dialogQueue = {
  first: () => queue[0],
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Closes the visible dialog. */
  close() {
    const [first, ...rest] = queue
    change(rest)
    first?.closed()
  },
}
