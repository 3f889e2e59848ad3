import type { ReactNode, RefObject } from 'react'

/** Where an overlay stands: in the middle, or along an edge as a sheet. */
export type OverlayPlace = 'center' | 'start' | 'end' | 'bottom'

/** What every overlay takes; controlled by `open`. */
export interface OverlayProps {
  open: boolean
  /** Asked for by Escape, the close button and a press outside. */
  onClose: () => void
  title: string
  /** Keeps the title for assistive technology only. */
  titleHidden?: boolean
  children?: ReactNode
  /** Stays in view under the scrolling content, for the buttons. */
  footer?: ReactNode
  /** The cross in the corner; leave it out only where the footer holds the one way to close. */
  cross?: boolean
  /** Gets the focus on opening; the close button if left out. */
  initialFocus?: RefObject<HTMLElement | null>
}

/** What the lazily loaded surface takes. */
export interface OverlaySurfaceProps extends OverlayProps {
  place: OverlayPlace
  size?: 'regular' | 'wide'
}
