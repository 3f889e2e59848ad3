import type { ReactNode } from 'react'

/** A dialog that says something and waits to be closed. */
export interface DialogMessage {
  title: string
  message: ReactNode
  tone?: 'success' | 'error' | 'info'
  /** The button's word; "Close" if left out. */
  closeLabel?: string
  /** Where one may go from here, beside closing it; a dialog stands outside the router, so its asker goes. */
  wayOn?: { label: string; go: () => void }
}

/** What the API says of a failure, as far as a dialog shows it. */
export interface ShownError {
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

/** Shows a dialog once those before it are closed; resolves when this one is. The same words already waiting are not said twice. Needs a `DialogHost`. Browser only. */
export function showDialog(dialog: DialogMessage): Promise<void> {
  const said = queue.some(({ title, message }) => title === dialog.title && message === dialog.message)
  if (said) return Promise.resolve()
  return new Promise((closed) => change([...queue, { ...dialog, id: ++lastId, closed }]))
}

/** Shows "Error!" with the message, or one dialog after the other for the entries of `errors`; resolves when the last is closed. */
export async function showErrorDialog({ message, errors = [] }: ShownError): Promise<void> {
  const messages = errors.length > 0 ? errors.map((entry) => entry.message) : [message]
  await Promise.all(messages.map((each) => showDialog({ title: 'Error!', message: each, tone: 'error' })))
}

/** The dialogs waiting, the one on show first, as an external store for React. */
export const dialogQueue = {
  first: () => queue[0],
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Closes the one on show. */
  close() {
    const [first, ...rest] = queue
    change(rest)
    first?.closed()
  },
}
