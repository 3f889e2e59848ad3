import styled from 'styled-components'
import { iconPaths } from '../icon/icon-paths'
import { tokens } from '../theme/tokens'
import { VisuallyHidden } from '../type/visually-hidden'

const RatingLine = styled.span`
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

/** Five stars as one path, since a list shows two dozen ratings. */
const fiveStars = iconPaths.star + iconPaths.star.replace('M12 3', 'm24 0').repeat(4)

/** Rating's props: the average from 0 to 5, and the number of ratings (0 shows no number). */
export interface RatingProps {
  value: number
  count?: number
  size?: number
}

/** Stars filled to the average, with a text for screen readers. */
export function Rating({ value, count = 0, size = 16 }: RatingProps) {
  const rounded = Math.round(value * 10) / 10
  return (
    <RatingLine>
      <svg aria-hidden viewBox="0 0 120 24" width={size * 5} height={size}>
        <path d={fiveStars} />
        <svg width={rounded * 24}>
          <path className="full" d={fiveStars} />
        </svg>
      </svg>
      <VisuallyHidden>{`${rounded} out of 5 stars`}</VisuallyHidden>
      {count > 0 && (
        <span>
          {`(${count})`}
          <VisuallyHidden>{count === 1 ? ' review' : ' reviews'}</VisuallyHidden>
        </span>
      )}
    </RatingLine>
  )
}
