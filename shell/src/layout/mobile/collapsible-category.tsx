import type { MenuItem } from '@shop/shared-api/contract'
import { tokens } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { categoryPath } from '../menu/category-path'

/** A heading that unfolds its links; those of one `name` open one at a time. */
export const CollapsibleDetails = styled.details`
  border-block-end: 1px solid ${tokens.color.hairline};
  summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 56px;
    font: 700 1.5rem/1 ${tokens.font.display};
    text-transform: uppercase;
    list-style: none;
    cursor: pointer;
    &::-webkit-details-marker {
      display: none;
    }
    &::after {
      content: '+' / '';
      font-size: 1.75rem;
      font-weight: 600;
    }
  }
  &[open] summary::after {
    content: '–' / '';
  }
  > ul[class] {
    padding-block-end: ${tokens.space[4]};
  }
`

const CategoryBranches = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${tokens.target};
    text-decoration: none;
  }
  > li > a {
    font-weight: 600;
  }
`

const CategoryLeaves = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${tokens.space[5]};
  && {
    padding-inline-start: ${tokens.space[4]};
  }
  border-inline-start: ${tokens.rule.strong} solid ${tokens.color.hairline};
  color: ${tokens.color.inkMuted};
`

/** A category of the full-screen menu with everything below it. Links replace the history entry of the open menu. */
export function CollapsibleCategory({ category }: { category: MenuItem }) {
  return (
    <CollapsibleDetails name="mobile-menu">
      <summary>{category.title}</summary>
      <CategoryBranches>
        <li>
          <Link to={categoryPath(category)} replace>
            All {category.title}
          </Link>
        </li>
        {category.sub_categories.map((sub) => (
          <li key={sub.slug}>
            <Link to={categoryPath(sub)} replace>
              {sub.title}
            </Link>
            <CategoryLeaves>
              {sub.sub_sub_categories.map((leaf) => (
                <li key={leaf.slug}>
                  <Link to={categoryPath(leaf)} replace>
                    {leaf.title}
                  </Link>
                </li>
              ))}
            </CategoryLeaves>
          </li>
        ))}
      </CategoryBranches>
    </CollapsibleDetails>
  )
}
