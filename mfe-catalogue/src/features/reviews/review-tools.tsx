import { Checkbox, SelectField, Text, tokens } from '@shop/shared-ui'
import styled from 'styled-components'
import type { ReviewFilters } from './use-reviews'

const ReviewToolsBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${tokens.space[3]} ${tokens.space[5]};
  > :first-child {
    flex: 0 1 14rem;
  }
  > :nth-child(2) {
    flex: 0 1 10rem;
  }
  > p {
    flex: 1 1 100%;
  }
`

const sortLabels: Record<ReviewFilters['sort'], string> = {
  newest: 'Newest',
  helpful: 'Most helpful',
  highest: 'Highest rated',
  lowest: 'Lowest rated',
}

/** ReviewTools' props; `total` counts the reviews that match the filters. */
export interface ReviewToolsProps {
  filters: ReviewFilters
  total: number
  onChange: (to: Partial<ReviewFilters>) => void
}

/** Sort order and filters of the reviews; announces the number of matches when it changes. */
export function ReviewTools({ filters, total, onChange }: ReviewToolsProps) {
  return (
    <ReviewToolsBar data-screen-only>
      <SelectField
        label="Sort reviews by"
        required
        value={filters.sort}
        onChange={({ target }) => onChange({ sort: target.value as ReviewFilters['sort'] })}
      >
        {Object.entries(sortLabels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Stars"
        required
        value={filters.stars ?? ''}
        onChange={({ target }) => onChange({ stars: target.value === '' ? null : Number(target.value) })}
      >
        <option value="">All</option>
        {[5, 4, 3, 2, 1].map((stars) => (
          <option key={stars} value={stars}>
            {stars === 1 ? '1 star' : `${stars} stars`}
          </option>
        ))}
      </SelectField>
      <Checkbox
        label="With photos"
        checked={filters.withImages}
        onChange={({ target }) => onChange({ withImages: target.checked })}
      />
      <Text role="status" size="small" tone="inkMuted">
        {total === 0 ? 'No reviews match these filters.' : total === 1 ? '1 review' : `${total} reviews`}
      </Text>
    </ReviewToolsBar>
  )
}
