import { media, tokens, useCachedMarkup } from '@shop/shared-ui'
import { Link, useParams } from 'react-router-dom'
import styled, { css } from 'styled-components'
import { serializeFilters } from '../../features/listing/filters'
import type { ShopData } from './shop-loader'
import { useStableOptions } from './use-stable-options'

const CategoryRow = styled.ul`
  display: flex;
  gap: ${tokens.space[2]};
  margin-inline: calc(-1 * ${tokens.space[4]});
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  && {
    padding: 4px ${tokens.space[4]};
  }
  ${media.desk} {
    flex-wrap: wrap;
    margin-inline: 0;
    && {
      padding-inline: 0;
    }
  }
`

const linkStyles = css`
  display: flex;
  align-items: center;
  gap: 0.4em;
  min-block-size: ${tokens.target};
  padding-inline: ${tokens.space[3]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius};
  font: 700 1.125rem/1 ${tokens.font.display};
  text-transform: uppercase;
  text-decoration: none;
  white-space: nowrap;
  small {
    color: ${tokens.color.inkMuted};
    font-weight: 500;
  }
`

const CategoryLink = styled(Link)`
  ${linkStyles}
  ${media.hover} {
    &:hover {
      border-color: ${tokens.color.ink};
      background: ${tokens.color.ink};
      color: ${tokens.color.page};
      small {
        color: inherit;
      }
    }
  }
`

/** Empty under the current filters; it keeps its position until they change. */
const DisabledCategory = styled.span`
  ${linkStyles}
  border-style: dashed;
  color: ${tokens.color.inkMuted};
`

type CategoryFacet = ShopData['list']['facets']['categories'][number]

/** The subcategories with their counts; links keep the filters. */
export function CategoryLinks({ data: { filters, list, listing } }: { data: ShopData }) {
  const { slug = null } = useParams()
  const categories = useStableOptions(`${slug} ${filters.search}`, list.facets.categories)
  const below = categories.filter(({ parent }) => parent === slug)
  const query = serializeFilters({ ...filters, onSale: filters.onSale || listing === 'sale', page: 1 })
  const content = useCachedMarkup('catalogue/categories', { below, query }, () =>
    below.map((category) => <CategoryItem key={category.value} category={category} query={query} />),
  )
  if (below.length === 0) return null
  return (
    <nav aria-label="Categories">
      <CategoryRow className="ways" {...content} />
    </nav>
  )
}

function CategoryItem({ category: { value, title, count }, query }: { category: CategoryFacet; query: string }) {
  return (
    <li>
      {count > 0 ? (
        <CategoryLink to={`/product/list/${value}${query}`}>
          {title} <small>{count}</small>
        </CategoryLink>
      ) : (
        <DisabledCategory>
          {title} <small>0</small>
        </DisabledCategory>
      )}
    </li>
  )
}
