import { Overlay } from './overlay'
import type { OverlayProps } from './overlay-props'

/** Sheet's props. */
export interface SheetProps extends OverlayProps {
  /** The edge it slides in from; `end` (right in English) by default. */
  side?: 'start' | 'end' | 'bottom'
}

/** A modal sheet along one edge, such as the cart or the filters on a phone. */
export function Sheet({ side = 'end', ...props }: SheetProps) {
  return <Overlay {...props} placement={side} />
}
