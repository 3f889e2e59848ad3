import type { ReactNode } from 'react'
import { create } from 'zustand'

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

/** The queued dialogs, the visible one first; none on the server and on the hydration render. */
export const useDialogQueue = create<{ dialogs: readonly (DialogMessage & { onClosed: () => void })[] }>(() => ({
  dialogs: [],
}))

/**
 * Shows a dialog after the ones before it are closed; resolves when this one is closed. A message that is queued
 * already isn't queued twice. Needs a `DialogHost`. Browser only.
 */
export function showDialog(dialog: DialogMessage): Promise<void> {
  const { dialogs } = useDialogQueue.getState()
  const isQueued = dialogs.some(({ title, message }) => title === dialog.title && message === dialog.message)
  if (isQueued) return Promise.resolve()
  return new Promise((onClosed) => useDialogQueue.setState({ dialogs: [...dialogs, { ...dialog, onClosed }] }))
}

/** Shows "Error!" with the message, or one dialog per entry of `errors`; resolves when the last is closed. */
export async function showErrorDialog({ message, errors = [] }: ErrorContent): Promise<void> {
  const messages = errors.length > 0 ? errors.map((entry) => entry.message) : [message]
  await Promise.all(messages.map((each) => showDialog({ title: 'Error!', message: each, tone: 'error' })))
}

/** Closes the visible dialog. */
export function closeDialog() {
  const [first, ...dialogs] = useDialogQueue.getState().dialogs
  useDialogQueue.setState({ dialogs })
  first?.onClosed()
}
