import { media, tokens } from '@shop/shared-ui'
import { useId } from 'react'
import styled from 'styled-components'
import { headerHeight } from '../layout/frame-style'

const TableOfContentsNav = styled.nav`
  align-self: start;
  padding-block: ${tokens.space[3]};
  border-block: ${tokens.rule.strong} solid ${tokens.color.ink};
  ${media.desk} {
    position: sticky;
    inset-block-start: calc(${headerHeight.desk} + ${tokens.space[5]});
  }
  p {
    font: 700 1.125rem/1.5 ${tokens.font.display};
    text-transform: uppercase;
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: ${tokens.target};
    line-height: 1.3;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`

interface TableOfContentsProps {
  entries: { heading: string; id: string }[]
}

/** Links to a page's sections, next to them on a desktop; renders nothing for fewer than three. */
export function TableOfContents({ entries }: TableOfContentsProps) {
  const id = useId()
  if (entries.length < 3) return null
  return (
    <TableOfContentsNav aria-labelledby={id}>
      <p id={id}>On this page</p>
      <ol className="contents">
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${entry.id}`}>{entry.heading}</a>
          </li>
        ))}
      </ol>
    </TableOfContentsNav>
  )
}
