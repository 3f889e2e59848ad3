import { useSurface } from './surface-loader'
import type { OverlaySurfaceProps } from './surface-props'

/** Waits with the surface's code until the first opening, then keeps it for the closing movement. */
export function Overlay(props: OverlaySurfaceProps) {
  const surface = useSurface(props.open, props.onClose)
  return surface ? <surface.OverlaySurface {...props} /> : null
}
