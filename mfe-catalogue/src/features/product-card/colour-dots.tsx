import { tokens, VisuallyHidden } from '@shop/shared-ui'
import styled from 'styled-components'

const SHOWN = 5

const Dots = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[1]};
  circle {
    stroke: ${tokens.color.border};
  }
`

/** The colours that a product comes in, as dots; paint by SVG attributes, which a strict CSP lets through. */
export function ColourDots({ colors }: { colors: readonly { name: string; hex: string }[] }) {
  const more = colors.length - SHOWN
  return (
    <Dots>
      <svg aria-hidden width={Math.min(colors.length, SHOWN) * 18} height={16}>
        {colors.slice(0, SHOWN).map(({ name, hex }, index) => (
          <circle key={name} cx={8 + index * 18} cy={8} r={7} fill={hex} />
        ))}
      </svg>
      {more > 0 && <span aria-hidden>+{more}</span>}
      <VisuallyHidden>
        {colors.length === 1 ? `Color: ${colors[0]?.name}` : `In ${colors.length} colors`}
      </VisuallyHidden>
    </Dots>
  )
}
