import { createContext, use } from 'react'

/** What the frame can open over the page. */
export type OverlayName = 'menu' | 'search' | 'cart' | 'settings'

/** How the frame's buttons open things that stand over the page. */
export interface Overlays {
  open: OverlayName | null
  show(name: OverlayName): void
  close(): void
  /** Fetches the code of what will probably be opened; for hover and focus. */
  prepare(name: OverlayName): void
}

/** Carries the frame's overlays; without `FrameOverlays` above nothing opens. */
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
