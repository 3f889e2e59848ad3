import { Link } from 'react-router-dom'
import type { LinkProps } from 'react-router-dom'
import styled from 'styled-components'
import { buttonStyles } from './button-styles'
import type { ButtonStyleProps, ButtonLook } from './button-styles'

const StyledLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
  @media print {
    display: none;
  }
`

/** ButtonLink's props: those of the router's Link and the button styles. */
export interface ButtonLinkProps extends Omit<LinkProps, 'style'>, ButtonLook {}

/** A link styled as a button, for navigation. */
export function ButtonLink({ variant = 'plain', size = 'regular', wide = false, ...rest }: ButtonLinkProps) {
  return <StyledLink $variant={variant} $size={size} $wide={wide} {...rest} />
}
