import { tokens, VisuallyHidden } from '@shop/shared-ui'
import styled from 'styled-components'
import { ColorSwatch, type Tint } from '../../color-swatch'

const MAX_DOTS = 5

const DotList = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
`

/** A product's colors as dots. */
export function ColorDots({ colors }: { colors: readonly ({ name: string } & Tint)[] }) {
  const dots = colors.slice(0, MAX_DOTS)
  const more = colors.length - dots.length
  return (
    <DotList>
      {dots.map((color) => (
        <ColorSwatch key={color.name} tint={color} size={15} round />
      ))}
      {more > 0 && <span aria-hidden>+{more}</span>}
      <VisuallyHidden>
        {colors.length === 1 ? `Color: ${colors[0]?.name}` : `In ${colors.length} colors`}
      </VisuallyHidden>
    </DotList>
  )
}
