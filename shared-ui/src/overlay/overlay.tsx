import { useOverlayModule } from './overlay-loader'
import type { OverlayPanelProps } from './overlay-props'

/** Loads the panel's code on the first opening, then stays mounted for the closing animation. */
export function Overlay(props: OverlayPanelProps) {
  const overlayModule = useOverlayModule(props.open, props.onClose)
  return overlayModule ? <overlayModule.OverlayPanel {...props} /> : null
}
