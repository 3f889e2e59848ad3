import type { ReactNode, RefObject } from 'react'

/** The position of an overlay: centered, or a sheet along an edge. */
export type OverlayPlacement = 'center' | 'start' | 'end' | 'bottom'

/** Props of each overlay; controlled by `open`. */
export interface OverlayProps {
  open: boolean
  /** Called on Escape, the close button and a press outside. */
  onClose: () => void
  title: string
  /** Hides the title visually. */
  titleHidden?: boolean
  children?: ReactNode
  /** Stays visible below the scrolling content, for the buttons. */
  footer?: ReactNode
  /** The close button in the corner; omit it only where the footer has the only way to close. */
  cross?: boolean
  /** Receives the focus on opening; the close button by default. */
  initialFocus?: RefObject<HTMLElement | null>
}

/** Props of the lazily loaded panel. */
export interface OverlayPanelProps extends OverlayProps {
  placement: OverlayPlacement
  size?: 'regular' | 'wide'
}
