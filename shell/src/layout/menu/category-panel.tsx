import type { MenuItem } from '@shop/shared-api/contract'
import { Container, Icon, ProductImage, tokens, useCachedMarkup } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { categoryPath } from './category-path'

const CategoryPanelFrame = styled(Container)`
  display: grid;
  grid-template-columns: 15rem 1fr auto;
  > ul:first-child {
    grid-column: 1 / -1;
  }
  gap: ${tokens.space[7]};
  padding-block: ${tokens.space[6]} ${tokens.space[7]};
`

const CategoryPanelLink = styled(Link)`
  align-self: start;
  display: grid;
  gap: ${tokens.space[2]};
  font: 700 ${tokens.size.section} / 0.95 ${tokens.font.display};
  letter-spacing: -0.01em;
  text-transform: uppercase;
  text-decoration: none;
  span {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[2]};
    font: 600 1rem/1.5 ${tokens.font.text};
    letter-spacing: 0;
    text-transform: none;
    text-decoration: underline;
  }
`

const CategoryPanelColumns = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(12rem, 1fr));
  gap: ${tokens.space[6]} ${tokens.space[5]};
  a {
    display: block;
    padding-block: 0.3rem;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  > li > a {
    font: 700 1.25rem/1.2 ${tokens.font.display};
    letter-spacing: 0.02em;
    text-transform: uppercase;
  }
  ul a {
    color: ${tokens.color.inkMuted};
    &:hover {
      color: ${tokens.color.ink};
    }
  }
`

const CategoryPicture = styled(ProductImage)`
  inline-size: 15rem;
`

/** CategoryPanel's props. */
export interface CategoryPanelProps {
  category: MenuItem
  /** Of a closed panel, documents have the links of the second level only: each byte is on every page. */
  open: boolean
}

/** One category with its picture, its sub-categories and theirs, each a link to its list. */
export function CategoryPanel({ category, open }: CategoryPanelProps) {
  const columns = useCachedMarkup('shell/menu', { subs: category.sub_categories, open }, () =>
    category.sub_categories.map((sub) => (
      <li key={sub.slug}>
        <Link to={categoryPath(sub)}>{sub.title}</Link>
        {open && (
          <ul className="sub-sub-categories">
            {sub.sub_sub_categories.map((leaf) => (
              <li key={leaf.slug}>
                <Link to={categoryPath(leaf)}>{leaf.title}</Link>
              </li>
            ))}
          </ul>
        )}
      </li>
    )),
  )
  return (
    <CategoryPanelFrame>
      {open && (
        <CategoryPanelLink to={categoryPath(category)}>
          {category.title}
          <span>
            See everything <Icon name="arrowRight" size={16} />
          </span>
        </CategoryPanelLink>
      )}
      <CategoryPanelColumns {...columns} />
      {open && category.image && <CategoryPicture src={category.image} alt="" sizes="15rem" loading="eager" />}
    </CategoryPanelFrame>
  )
}
