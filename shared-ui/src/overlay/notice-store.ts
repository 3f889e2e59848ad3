import type { ReactNode } from 'react'
import { create } from 'zustand'

/** A message over the page, which stays usable. */
export interface Notice {
  title: string
  message: ReactNode
  /** Shown as a toast where the notice can't be loaded, as without a connection. */
  summary: string
  /** Buttons that navigate, the most important first; pressing one closes the notice. */
  actions?: readonly { label: string; go: () => void }[]
}

let lastId = 0

/** The visible notice; null on the server and on the hydration render. */
export const useNotice = create<{ notice: (Notice & { id: number }) | null }>(() => ({ notice: null }))

/** Shows a notice for 8 s in place of the previous one. */
export function showNotice(notice: Notice): void {
  useNotice.setState({ notice: { ...notice, id: ++lastId } })
}

/** Closes the visible notice. */
export function closeNotice(): void {
  useNotice.setState({ notice: null })
}
