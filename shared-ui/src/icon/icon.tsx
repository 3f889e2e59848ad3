import styled from 'styled-components'
import { iconPaths } from './icon-paths'

/** The name of an icon. */
export type IconName = keyof typeof iconPaths

const StyledIcon = styled.svg`
  flex: none;
  fill: none;
  stroke: currentcolor;
  stroke-width: 2;
  stroke-linecap: square;
  stroke-linejoin: miter;
  &[data-filled] {
    fill: currentcolor;
  }
`

/** Icon's props: `size` in px; with a `label` it is an image, without one it is decorative. */
export interface IconProps {
  name: IconName
  size?: number
  label?: string
  filled?: boolean
  className?: string
}

/** A line icon in the current text color. */
export function Icon({ name, size = 20, label, filled, className }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <StyledIcon
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      focusable="false"
      data-filled={filled || undefined}
      {...naming}
    >
      <path d={iconPaths[name]} />
    </StyledIcon>
  )
}
