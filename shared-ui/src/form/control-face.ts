import { css } from 'styled-components'
import { tokens } from '../theme/tokens'

/** The shared face of inputs, selects and text areas; 16 px text, or phones zoom in on focus. */
export const controlFace = css`
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
