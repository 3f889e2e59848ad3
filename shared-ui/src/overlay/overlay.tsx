import { useSurface } from './surface-loader'
import type { OverlaySurfaceProps } from './surface-props'

/** Waits with the surface's code until the first opening, then keeps it for the closing movement. */
export function Overlay(props: OverlaySurfaceProps) {
  const Surface = useSurface(props.open, props.onClose)
  return Surface ? <Surface {...props} /> : null
}
