import { media, tokens } from '@shop/shared-ui'
import { Link, useParams } from 'react-router-dom'
import styled from 'styled-components'
import { writeFilters } from '../../features/listing/filters'
import type { ShopData } from './shop-loader'

const Row = styled.ul`
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

const Way = styled(Link)`
  display: flex;
  align-items: center;
  gap: 0.4em;
  min-block-size: ${tokens.target};
  padding-inline: ${tokens.space[3]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius};
  font: 600 1.125rem/1 ${tokens.font.display};
  text-transform: uppercase;
  text-decoration: none;
  white-space: nowrap;
  small {
    color: ${tokens.color.inkMuted};
    font-weight: 500;
  }
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

/** The categories one step down from here with how much they hold, filters kept. */
export function CategoryLinks({ data: { filters, list, listing } }: { data: ShopData }) {
  const { slug = null } = useParams()
  const below = list.facets.categories.filter(({ parent, count }) => parent === slug && count > 0)
  if (below.length === 0) return null
  const kept = writeFilters({ ...filters, onSale: filters.onSale || listing === 'sale', page: 1 })
  return (
    <nav aria-label="Categories">
      <Row className="ways">
        {below.map(({ value, title, count }) => (
          <li key={value}>
            <Way to={`/product/list/${value}${kept}`}>
              {title} <small>{count}</small>
            </Way>
          </li>
        ))}
      </Row>
    </nav>
  )
}
