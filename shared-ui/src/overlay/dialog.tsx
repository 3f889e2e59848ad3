import { Overlay } from './overlay'
import type { OverlayProps } from './overlay-props'

/** Dialog's props. */
export interface DialogProps extends OverlayProps {
  size?: 'regular' | 'wide'
}

/** A modal dialog: centered, or at the bottom edge on a phone. */
export function Dialog(props: DialogProps) {
  return <Overlay {...props} placement="center" />
}
