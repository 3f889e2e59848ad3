import { tokens } from '@shop/shared-ui'
import styled from 'styled-components'

const ApronTiles = styled.svg`
  display: block;
  inline-size: 100%;
  padding-inline: ${tokens.space[2]};
  fill: ${tokens.color.surface};
  font: 700 226px ${tokens.font.display};
  text-transform: uppercase;
  user-select: none;
`

/** The shop's name from edge to edge, like on the apron of a ring, cropped by the page's end. Decorative. */
export function Apron({ name }: { name: string }) {
  return (
    <ApronTiles viewBox="0 0 1000 128" aria-hidden focusable="false">
      <text y="164" textLength="1000" lengthAdjust="spacingAndGlyphs">
        {name}
      </text>
    </ApronTiles>
  )
}
