import { Link } from 'react-router-dom'
import type { LinkProps } from 'react-router-dom'
import styled from 'styled-components'
import { buttonFace } from './button-face'
import type { ButtonFaceProps, ButtonLook } from './button-face'

const Face = styled(Link)<ButtonFaceProps>`
  ${buttonFace}
`

/** ButtonLink's props: those of the router's Link and a button's look. */
export interface ButtonLinkProps extends Omit<LinkProps, 'style'>, ButtonLook {}

/** A link that looks like a button, for going somewhere. */
export function ButtonLink({ variant = 'plain', size = 'regular', wide = false, ...rest }: ButtonLinkProps) {
  return <Face $variant={variant} $size={size} $wide={wide} {...rest} />
}
