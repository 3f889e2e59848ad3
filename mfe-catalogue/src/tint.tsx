import { tokens } from '@shop/shared-ui'
import styled from 'styled-components'

/** A colour as it is seen on the product: one, or several side by side. */
export interface Tint {
  hex: string
  hexes?: readonly string[]
}

const Frame = styled.svg`
  flex: none;
  border: 1px solid ${tokens.color.border};
  &[data-round] {
    border-radius: 50%;
  }
`

/** A patch of a colour, `size` pixels wide; several colours stand as stripes. Paint by SVG attributes, which a strict CSP lets through. */
export function TintPatch({
  tint: { hex, hexes = [hex] },
  size,
  round,
}: {
  tint: Tint
  size: number
  round?: boolean
}) {
  return (
    <Frame
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
    </Frame>
  )
}
