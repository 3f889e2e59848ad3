import { startTransition, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/**
 * Hydrates the server's markup, or renders without it. As a transition it hydrates in slices, so that the page responds
 * to taps and typing in between. `onRecovered` receives hydration errors. Resolves after hydration: navigation before
 * it would differ from the markup.
 */
export function mount(root: HTMLElement, app: ReactNode, onRecovered: (error: unknown) => void): Promise<void> {
  return new Promise((resolve) => {
    const page = <Alive tell={resolve}>{app}</Alive>
    if (!root.hasChildNodes()) return createRoot(root).render(page)
    startTransition(() => void hydrateRoot(root, page, { onRecoverableError: onRecovered }))
  })
}

interface AliveProps {
  tell: () => void
  children: ReactNode
}

/** Wraps the page: a sibling would change the ids that both sides count by position. */
function Alive({ tell, children }: AliveProps) {
  useEffect(tell, [tell])
  return children
}
