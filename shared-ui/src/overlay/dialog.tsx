import { Overlay } from './overlay'
import type { OverlayProps } from './surface-props'

/** Dialog's props. */
export interface DialogProps extends OverlayProps {
  size?: 'regular' | 'wide'
}

/** A modal dialog: in the middle of the window, at the foot of a phone. */
export function Dialog(props: DialogProps) {
  return <Overlay {...props} place="center" />
}
