import { css } from 'styled-components'
import { tokens } from './tokens'

/** The house's focus ring, for a control that draws its own outline; everything else has it from GlobalStyle. */
export const focusRing = css`
  outline: 3px solid ${tokens.color.focus};
  outline-offset: 2px;
`
