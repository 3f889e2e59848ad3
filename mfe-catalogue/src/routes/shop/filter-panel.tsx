import { Heading, media, tokens } from '@shop/shared-ui'
import styled from 'styled-components'
import { FilterForm, FILTER_FORM } from './filter-form'
import type { ShopData } from './shop-loader'

/** The desktop sidebar. On phones it is visible only without JavaScript, when its link can't open the sheet. */
const FilterSidebar = styled.aside`
  display: none;
  &:target {
    display: block;
  }
  ${media.desk} {
    display: block;
  }
  > h2 {
    margin-block-end: ${tokens.space[4]};
  }
`

/** The filters as a sidebar. */
export function FilterPanel({ data }: { data: ShopData }) {
  return (
    <FilterSidebar data-screen-only id="filters" aria-label="Filters">
      <Heading level={2} size="title">
        Filters
      </Heading>
      <FilterForm data={data} id={FILTER_FORM} />
    </FilterSidebar>
  )
}
