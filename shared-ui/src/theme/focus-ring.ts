import { css } from 'styled-components'
import { tokens } from './tokens'

/** The focus ring as declarations. */
export const ringDeclarations = `outline: 3px solid ${tokens.color.focus}; outline-offset: 2px;`

/** The focus ring, for a control that replaces its outline; everything else gets it from the global styles. */
export const focusRing = css`
  ${ringDeclarations}
`
