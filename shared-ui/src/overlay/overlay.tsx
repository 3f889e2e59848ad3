import { useOverlayModule } from './overlay-loader'
import type { OverlayPanelProps, OverlayProps } from './overlay-props'

/** Dialog's props. */
export interface DialogProps extends OverlayProps {
  size?: 'regular' | 'wide'
}

/** A modal dialog: centered, or at the bottom edge on a phone. */
export function Dialog(props: DialogProps) {
  return <Overlay {...props} placement="center" />
}

/** Sheet's props. */
export interface SheetProps extends OverlayProps {
  /** The edge it slides in from; `end` (right in English) by default. */
  side?: 'start' | 'end' | 'bottom'
}

/** A modal sheet along one edge, such as the cart or the filters on a phone. */
export function Sheet({ side = 'end', ...props }: SheetProps) {
  return <Overlay {...props} placement={side} />
}

/** Loads the panel's code on the first opening, then stays mounted for the closing animation. */
function Overlay(props: OverlayPanelProps) {
  const overlayModule = useOverlayModule(props.open, props.onClose)
  return overlayModule ? <overlayModule.OverlayPanel {...props} /> : null
}
