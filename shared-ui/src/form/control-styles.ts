import { css } from 'styled-components'
import { tokens } from '../theme/tokens'

/** Shared styles of inputs, selects and text areas. The text is 16 px, since phones zoom in on smaller text. */
export const controlStyles = css`
  inline-size: 100%;
  min-block-size: 48px;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  font-size: max(1rem, 16px);
  &::placeholder {
    color: ${tokens.color.inkMuted};
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border: 2px solid ${tokens.color.error};
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`
