import styled, { css } from 'styled-components'
import { tokens } from '../theme/tokens'

const tones = {
  ink: css`
    background: ${tokens.color.ink};
    color: ${tokens.color.page};
    border-color: ${tokens.color.ink};
  `,
  outline: css`
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
  `,
  success: css`
    background: ${tokens.color.surface};
    color: ${tokens.color.success};
  `,
  warning: css`
    background: ${tokens.color.surface};
    color: ${tokens.color.warning};
  `,
}

/** A short label such as "Sale" or "New"; never red, which is reserved for actions. */
export const Badge = styled.span<{ $tone?: keyof typeof tones }>`
  display: inline-block;
  padding: 0.25em 0.5em;
  border: 1px solid currentcolor;
  border-radius: ${tokens.radius};
  font: 700 0.9375rem/1 ${tokens.font.display};
  letter-spacing: 0.03em;
  text-transform: uppercase;
  white-space: nowrap;
  ${({ $tone = 'ink' }) => tones[$tone]}
`
