import styled from 'styled-components'
import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icon'
import { media } from '../theme/media'
import { tokens } from '../theme/tokens'

const StyledIconButton = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  inline-size: ${tokens.target};
  block-size: ${tokens.target};
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius};
  background: transparent;
  color: inherit;
  cursor: pointer;
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.4;
    cursor: not-allowed;
  }
  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      background: ${tokens.color.sunken};
    }
  }
`

/** IconButton's props; `label` is its accessible name. */
export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'style' | 'aria-label'> {
  icon: IconName
  label: string
  filled?: boolean
  iconSize?: number
}

/** A 44 px square button that shows only an icon (and children such as a count). */
export function IconButton({
  icon,
  label,
  filled,
  iconSize = 22,
  type = 'button',
  children,
  ...rest
}: IconButtonProps) {
  return (
    <StyledIconButton type={type} aria-label={label} title={label} {...rest}>
      <Icon name={icon} size={iconSize} filled={filled} />
      {children}
    </StyledIconButton>
  )
}
