import { Icon, tokens, VisuallyHidden } from '@shop/shared-ui'
import { Link, useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { activeFilters, withoutFilters } from '../../features/listing/active-filters'
import { serializeFilters, type Filters } from '../../features/listing/filters'

const ChipList = styled.ul`
  display: flex;
  flex: 1;
  gap: ${tokens.space[2]};
  a {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    min-block-size: ${tokens.target};
    padding-inline: ${tokens.space[3]};
    border: 1px solid ${tokens.color.ink};
    border-radius: ${tokens.radius};
    font-size: ${tokens.size.small};
    text-decoration: none;
  }
  li:last-child {
    margin-inline-start: auto;
  }
  li:last-child a {
    border-color: transparent;
    text-decoration: underline;
  }
`

/** The active filters, each a link that removes it. */
export function FilterChips({ filters }: { filters: Filters }) {
  const { pathname } = useLocation()
  const active = activeFilters(filters)
  if (active.length === 0) return null
  return (
    <ChipList className="chips" aria-label="Active filters">
      {active.map(({ label, without }) => (
        <li key={label}>
          <Link to={pathname + serializeFilters(without)} preventScrollReset>
            <VisuallyHidden>Remove filter: </VisuallyHidden>
            {label}
            <Icon name="close" size={14} />
          </Link>
        </li>
      ))}
      <li>
        <Link to={pathname + serializeFilters(withoutFilters(filters))} preventScrollReset>
          Clear all
        </Link>
      </li>
    </ChipList>
  )
}
