import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { Icon } from '../icon/icon'
import { media } from '../theme/media'
import { tokens } from '../theme/tokens'

const PaginationList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 2px;
  a,
  span {
    display: grid;
    place-items: center;
    min-inline-size: ${tokens.target};
    min-block-size: ${tokens.target};
    font: 700 1.125rem/1 ${tokens.font.display};
    text-decoration: none;
  }
  .gap {
    min-inline-size: 1.5rem;
  }
  .neighbor {
    display: none;
  }
  ${media.tablet} {
    gap: ${tokens.space[1]};
    .neighbor {
      display: block;
    }
  }
  [aria-current] {
    background: ${tokens.color.ink};
    color: ${tokens.color.page};
  }
  ${media.hover} {
    a:not([aria-current]):hover {
      box-shadow: inset 0 -2px ${tokens.color.ink};
    }
  }
`

/** Pagination's props; `hrefOf` returns the URL of a page with all other parameters unchanged. */
export interface PaginationProps {
  page: number
  lastPage: number
  hrefOf: (page: number) => string
}

/** Links to the pages of a list; renders nothing for a single page. */
export function Pagination({ page, lastPage, hrefOf }: PaginationProps) {
  if (lastPage < 2) return null
  return (
    <nav aria-label="Pages">
      <PaginationList className="pages">
        {page > 1 && <Arrow to={hrefOf(page - 1)} rel="prev" label="Previous page" icon="chevronLeft" />}
        {pageNumbers(page, lastPage).map((n, index) => (
          <li key={n === 'gap' ? `gap-${index}` : n} className={isNeighbor(n, page, lastPage) ? 'neighbor' : undefined}>
            {n === 'gap' ? (
              <span className="gap" aria-hidden>
                …
              </span>
            ) : (
              <Link to={hrefOf(n)} aria-label={`Page ${n}`} aria-current={n === page ? 'page' : undefined}>
                {n}
              </Link>
            )}
          </li>
        ))}
        {page < lastPage && <Arrow to={hrefOf(page + 1)} rel="next" label="Next page" icon="chevronRight" />}
      </PaginationList>
    </nav>
  )
}

/** Hidden on phones for lack of space: the neighboring pages, which the arrows reach too. */
function isNeighbor(n: number | 'gap', page: number, lastPage: number): boolean {
  return lastPage > 5 && n !== 1 && n !== page && n !== lastPage && n !== 'gap'
}

function Arrow({
  to,
  rel,
  label,
  icon,
}: {
  to: string
  rel: string
  label: string
  icon: 'chevronLeft' | 'chevronRight'
}) {
  return (
    <li>
      <Link to={to} rel={rel} aria-label={label}>
        <Icon name={icon} />
      </Link>
    </li>
  )
}

/** The page numbers around `page`: first, last and neighbors; `gap` where some are omitted. At most seven entries. */
export function pageNumbers(page: number, lastPage: number): (number | 'gap')[] {
  const wanted = [1, page - 1, page, page + 1, lastPage].filter((n) => n >= 1 && n <= lastPage)
  const pages = [...new Set(wanted)].sort((a, b) => a - b)
  return pages.flatMap((n, index) => {
    const before = pages[index - 1] ?? n - 1
    if (n - before === 2) return [n - 1, n]
    return n - before > 2 ? ['gap' as const, n] : [n]
  })
}
