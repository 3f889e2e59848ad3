import { tokens } from '@shop/shared-ui'
import styled from 'styled-components'

/** A color swatch's value: one color, or several side by side. */
export interface Tint {
  hex: string
  hexes?: readonly string[]
}

const TintSvg = styled.svg`
  flex: none;
  border: 1px solid ${tokens.color.border};
  &[data-round] {
    border-radius: 50%;
  }
`

/**
 * A color swatch of `size` pixels; several colors render as stripes. Uses SVG attributes, which a strict CSP allows.
 */
export function ColorSwatch({
  tint: { hex, hexes = [hex] },
  size,
  round,
}: {
  tint: Tint
  size: number
  round?: boolean
}) {
  return (
    <TintSvg
      aria-hidden
      data-round={round || undefined}
      viewBox={`0 0 ${hexes.length} 1`}
      preserveAspectRatio="none"
      width={size}
      height={size}
    >
      {hexes.map((color, index) => (
        <rect key={index} x={index} width={1} height={1} fill={color} />
      ))}
    </TintSvg>
  )
}
