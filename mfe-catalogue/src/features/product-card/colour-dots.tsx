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

/** The colours that a product comes in, as dots (two-tone ones that begin alike share one); paint by SVG attributes, which a strict CSP lets through. */
export function ColourDots({ colors }: { colors: readonly { name: string; hex: string }[] }) {
  const dots = [...new Set(colors.map(({ hex }) => hex))].slice(0, SHOWN)
  const more = colors.length - dots.length
  return (
    <Dots>
      <svg aria-hidden width={dots.length * 18} height={16}>
        {dots.map((hex, index) => (
          <circle key={hex} cx={8 + index * 18} cy={8} r={7} fill={hex} />
        ))}
      </svg>
      {more > 0 && <span aria-hidden>+{more}</span>}
      <VisuallyHidden>
        {colors.length === 1 ? `Color: ${colors[0]?.name}` : `In ${colors.length} colors`}
      </VisuallyHidden>
    </Dots>
  )
}
