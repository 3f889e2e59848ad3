import { startTransition, useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/**
 * Brings the server's markup to life, or renders where there is none. A transition hydrates in slices, so that
 * taps and typing are answered in between. `onMended` hears of what React had to render anew.
 * Resolves once the page lives: what moves it to another address before would differ from the markup.
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

/** Around the page, not beside it: a sibling would change the ids that both sides count by position. */
function Alive({ tell, children }: AliveProps) {
  useEffect(tell, [tell])
  return children
}
