import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { tokens } from '../theme/tokens'

// One line, however deep: on a phone the way is pushed aside with a finger, and the page begins under it at once.
const BreadcrumbList = styled.ol`
  display: flex;
  overflow-x: auto;
  scrollbar-width: none;
  white-space: nowrap;
  font-size: ${tokens.size.small};
  color: ${tokens.color.inkMuted};
  li {
    display: flex;
    align-items: center;
    min-block-size: ${tokens.target};
  }
  li:not(:last-child)::after {
    content: '/' / '';
    padding-inline: ${tokens.space[2]};
  }
  a,
  [aria-current] {
    display: inline-flex;
    align-items: center;
    min-block-size: inherit;
  }
  [aria-current] {
    color: ${tokens.color.ink};
  }
`

/** One step of the path; the last one is the page itself and has no `to`. */
export interface BreadcrumbItem {
  label: string
  to?: string
}

/** The page's position in the site hierarchy. */
export function Breadcrumb({ items }: { items: readonly BreadcrumbItem[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <BreadcrumbList className="breadcrumb">
        {items.map(({ label, to }) => (
          <li key={label}>{to ? <Link to={to}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </BreadcrumbList>
    </nav>
  )
}
