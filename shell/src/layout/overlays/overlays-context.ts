import { createContext, use } from 'react'

/** What the frame can open over the page. */
export type OverlayName = 'menu' | 'search' | 'cart' | 'settings'

/** Opens and closes the layout's overlays. */
export interface Overlays {
  open: OverlayName | null
  /** Opens it; the search with a query that was typed elsewhere. */
  show(name: OverlayName, query?: string): void
  close(): void
  /** Fetches the code of what will probably be opened; for hover and focus. */
  prepare(name: OverlayName): void
}

/** Provides the layout's overlays; without `FrameOverlays` nothing opens. */
export const OverlaysContext = createContext<Overlays>({
  open: null,
  show: () => undefined,
  close: () => undefined,
  prepare: () => undefined,
})

/** The frame's overlays. */
export function useOverlays(): Overlays {
  return use(OverlaysContext)
}
