import { css } from 'styled-components'
import { tokens } from './tokens'

/** The house's focus ring as declarations. */
export const ringDeclarations = `outline: 3px solid ${tokens.color.focus}; outline-offset: 2px;`

/** The house's focus ring, for a control that draws its own outline; everything else has it from the page's ground. */
export const focusRing = css`
  ${ringDeclarations}
`
