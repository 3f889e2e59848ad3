import { tokens, VisuallyHidden } from '@shop/shared-ui'
import styled from 'styled-components'
import { TintPatch, type Tint } from '../../tint'

const SHOWN = 5

const Dots = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
`

/** A product's colors as dots. */
export function ColorDots({ colors }: { colors: readonly ({ name: string } & Tint)[] }) {
  const dots = colors.slice(0, SHOWN)
  const more = colors.length - dots.length
  return (
    <Dots>
      {dots.map((color) => (
        <TintPatch key={color.name} tint={color} size={15} round />
      ))}
      {more > 0 && <span aria-hidden>+{more}</span>}
      <VisuallyHidden>
        {colors.length === 1 ? `Color: ${colors[0]?.name}` : `In ${colors.length} colors`}
      </VisuallyHidden>
    </Dots>
  )
}
