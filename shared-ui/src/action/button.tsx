import styled from 'styled-components'
import type { ComponentPropsWithRef } from 'react'
import { Spinner } from '../feedback/spinner'
import { buttonStyles } from './button-styles'
import type { ButtonStyleProps, ButtonLook } from './button-styles'

const StyledButton = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`

/** Button's props; `busy` shows a spinner and ignores presses without losing focus. */
export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'style'>, ButtonLook {
  busy?: boolean
}

/** A push button; `type="button"` by default, so that it never submits by accident. */
export function Button({
  variant = 'plain',
  size = 'regular',
  wide = false,
  busy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <StyledButton
      $variant={variant}
      $size={size}
      $wide={wide}
      type={type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (click) => click.preventDefault() : onClick}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </StyledButton>
  )
}
