import styled from 'styled-components'
import { tokens } from '../theme/tokens'

/**
 * The first element in the tab order: hidden until focused, it jumps to the element of `href` (which needs
 * `tabIndex={-1}`).
 */
export const SkipLink = styled.a`
  position: fixed;
  z-index: ${tokens.layer.toast};
  inset-block-start: ${tokens.space[2]};
  inset-inline-start: ${tokens.space[2]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  background: ${tokens.color.ink};
  color: ${tokens.color.page};
  font-weight: 600;
  &:not(:focus) {
    translate: 0 -200%;
  }
`
