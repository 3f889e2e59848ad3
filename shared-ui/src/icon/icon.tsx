import styled from 'styled-components'
import { iconPaths } from './icon-paths'

/** A drawing of the set. */
export type IconName = keyof typeof iconPaths

const Drawing = styled.svg`
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

/** Icon's props: `size` in px; with a `label` it is an image of its own, without one it is decoration. */
export interface IconProps {
  name: IconName
  size?: number
  label?: string
  filled?: boolean
  className?: string
}

/** A line icon in the colour of its text. */
export function Icon({ name, size = 20, label, filled, className }: IconProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <Drawing
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      focusable="false"
      data-filled={filled || undefined}
      {...naming}
    >
      <path d={iconPaths[name]} />
    </Drawing>
  )
}
