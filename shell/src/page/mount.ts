import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/**
 * Brings the server's markup to life, or renders where there is none. A transition hydrates in slices, so that
 * taps and typing are answered in between. `onMended` hears of what React had to render anew.
 */
export function mount(root: HTMLElement, app: ReactNode, onMended: (error: unknown) => void): void {
  if (!root.hasChildNodes()) return createRoot(root).render(app)
  startTransition(() => void hydrateRoot(root, app, { onRecoverableError: onMended }))
}
