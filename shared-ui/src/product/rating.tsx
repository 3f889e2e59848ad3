import { useId } from 'react'
import styled from 'styled-components'
import { iconPaths } from '../icon/icon-paths'
import { tokens } from '../theme/tokens'
import { VisuallyHidden } from '../type/visually-hidden'

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  font-size: ${tokens.size.small};
  svg {
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.5;
  }
  .full {
    fill: currentcolor;
  }
`

/** Rating's props: the average from 0 to 5, and how many gave one (0 or left out shows no number). */
export interface RatingProps {
  value: number
  count?: number
  size?: number
}

/** Stars filled to the average; the words are for assistive technology. */
export function Rating({ value, count = 0, size = 16 }: RatingProps) {
  const clip = useId()
  const rounded = Math.round(value * 10) / 10
  return (
    <Line>
      <svg aria-hidden viewBox="0 0 120 24" width={size * 5} height={size}>
        <clipPath id={clip}>
          <rect width={rounded * 24} height={24} />
        </clipPath>
        <Stars />
        <Stars className="full" clipPath={`url(#${clip})`} />
      </svg>
      <VisuallyHidden>{`${rounded} out of 5 stars`}</VisuallyHidden>
      {count > 0 && (
        <span>
          {`(${count})`}
          <VisuallyHidden>{count === 1 ? ' review' : ' reviews'}</VisuallyHidden>
        </span>
      )}
    </Line>
  )
}

function Stars(props: { className?: string; clipPath?: string }) {
  return (
    <g {...props}>
      {[0, 24, 48, 72, 96].map((x) => (
        <path key={x} d={iconPaths.star} transform={`translate(${x} 0)`} />
      ))}
    </g>
  )
}
