import { css } from 'styled-components'
import { media } from '../theme/media'
import { tokens } from '../theme/tokens'

/** `action` is the one primary action of a view, in red; `plain` is secondary; `quiet` is tertiary. */
export type ButtonVariant = 'action' | 'plain' | 'quiet'

/** Style props of Button and ButtonLink. */
export interface ButtonLook {
  variant?: ButtonVariant
  size?: 'regular' | 'large'
  /** Fills the width of its container. */
  wide?: boolean
}

/** The style props as transient props of styled-components. */
export interface ButtonStyleProps {
  $variant: ButtonVariant
  $size: 'regular' | 'large'
  $wide: boolean
}

const variants = {
  action: css`
    background: ${tokens.color.action};
    border-color: ${tokens.color.action};
    color: ${tokens.color.onAction};
    ${media.hover} {
      &:hover:not(:disabled) {
        background: ${tokens.color.actionHover};
        border-color: ${tokens.color.actionHover};
      }
    }
  `,
  plain: css`
    background: transparent;
    border-color: ${tokens.color.ink};
    color: ${tokens.color.ink};
    ${media.hover} {
      &:hover:not(:disabled) {
        background: ${tokens.color.ink};
        color: ${tokens.color.page};
      }
    }
  `,
  quiet: css`
    background: transparent;
    border-color: transparent;
    color: ${tokens.color.ink};
    ${media.hover} {
      &:hover:not(:disabled) {
        text-decoration: underline;
        text-decoration-thickness: 2px;
      }
    }
  `,
}

/** Shared styles of buttons and links styled as buttons. */
export const buttonStyles = css<ButtonStyleProps>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${tokens.space[2]};
  min-block-size: ${({ $size }) => ($size === 'large' ? '56px' : tokens.target)};
  min-inline-size: ${tokens.target};
  ${({ $wide }) => $wide && 'inline-size: 100%;'}
  padding: ${({ $size }) => ($size === 'large' ? `0 ${tokens.space[6]}` : `0 ${tokens.space[4]}`)};
  border: ${tokens.rule.strong} solid;
  border-radius: ${tokens.radius};
  font: 700 ${({ $size }) => ($size === 'large' ? '1.375rem' : '1.125rem')} / 1 ${tokens.font.display};
  letter-spacing: 0.02em;
  text-align: center;
  text-decoration: none;
  text-transform: uppercase;
  cursor: pointer;
  transition:
    background-color ${tokens.duration.quick},
    color ${tokens.duration.quick},
    border-color ${tokens.duration.quick};
  &:active:not(:disabled) {
    transform: translateY(1px);
  }
  &:disabled {
    opacity: 0.45;
    cursor: not-allowed;
  }
  ${({ $variant }) => variants[$variant]}
`
