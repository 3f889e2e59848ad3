import styled from 'styled-components'
import type { ComponentPropsWithRef } from 'react'
import { Spinner } from '../feedback/spinner'
import { buttonFace } from './button-face'
import type { ButtonFaceProps, ButtonLook } from './button-face'

const Face = styled.button<ButtonFaceProps>`
  ${buttonFace}
`

/** Button's props; `busy` shows work under way and swallows further presses without losing focus. */
export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'style'>, ButtonLook {
  busy?: boolean
}

/** A push button; `type="button"` unless told otherwise, so that it never submits by accident. */
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
    <Face
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
    </Face>
  )
}
