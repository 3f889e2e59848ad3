import { breakpoints, visuallyHiddenStyles, media, SelectField, Text, tokens } from '@shop/shared-ui'
import styled from 'styled-components'
import { sortLabels, type Filters } from '../../features/listing/filters'
import { FilterChips } from './filter-chips'
import { FILTER_FORM } from './filter-form'
import { FilterSheet } from './filter-sheet'
import type { ShopData } from './shop-loader'
import { useFilters } from './use-filters'

const ListingToolbar = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[3]};
  align-items: center;
  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) 17rem;
  }
`

/** Always one line, so that the list below never shifts; it scrolls when long. */
const ActiveFilterRow = styled.div`
  grid-area: 2 / 1 / auto / -1;
  display: flex;
  align-items: center;
  gap: ${tokens.space[4]};
  min-block-size: ${tokens.target};
  overflow-x: auto;
  white-space: nowrap;
  > p {
    flex: none;
    text-wrap: nowrap;
  }
  ${media.desk} {
    grid-area: auto;
  }
`

/** The label is visible if there is room next to the menu, and always available to screen readers. */
const SortField = styled.div`
  @media (width < ${breakpoints.tablet}) {
    label {
      ${visuallyHiddenStyles}
    }
    > div {
      gap: 0;
    }
  }
  ${media.tablet} {
    > div {
      grid-template-columns: auto minmax(0, 1fr);
      gap: 0 ${tokens.space[3]};
      align-items: center;
    }
  }
`

/** The result count (announced when it changes), sort order and active filters. */
export function ListingTools({ data }: { data: ShopData }) {
  const { filters, change } = useFilters()
  return (
    <ListingToolbar>
      <FilterSheet data={data} />
      <ActiveFilterRow tabIndex={0} role="group" aria-label="Product list options">
        <Text role="status">{formatCount(data)}</Text>
        <FilterChips filters={data.filters} />
      </ActiveFilterRow>
      <SortField data-screen-only>
        <SelectField
          label="Sort by"
          required
          name="sort"
          form={FILTER_FORM}
          value={filters.sort}
          onChange={({ target }) => change({ sort: target.value as Filters['sort'] })}
        >
          {Object.entries(sortLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {value === 'relevance' && !filters.search ? 'Popular' : label}
            </option>
          ))}
        </SelectField>
      </SortField>
    </ListingToolbar>
  )
}

function formatCount({ list: { meta } }: ShopData): string {
  if (meta.total === 0) return 'No products'
  if (meta.last_page < 2) return meta.total === 1 ? '1 product' : `${meta.total} products`
  const first = (meta.page - 1) * meta.limit + 1
  return `${first}–${Math.min(meta.page * meta.limit, meta.total)} of ${meta.total} products`
}
