import { links as catalogueLinks } from '@shop/catalogue-contract'
import { Button, Heading, TextField, tokens } from '@shop/shared-ui'
import type { SubmitEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { categoryPath } from '../layout/menu/category-path'
import { useFrame } from '../layout/use-frame'
import { ContentPage } from './content-page'

const NotFoundSearch = styled.form.attrs({ method: 'get' })`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};
  align-items: end;
  max-inline-size: ${tokens.measure.text};
  > :first-child {
    flex: 1 1 14rem;
  }
  button {
    min-block-size: 48px;
  }
`

const NotFoundCategories = styled.nav`
  display: grid;
  gap: ${tokens.space[4]};
  padding-block-start: ${tokens.space[8]};
  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
    gap: ${tokens.space[2]} ${tokens.space[5]};
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: 56px;
    border-block-end: ${tokens.rule.strong} solid ${tokens.color.ink};
    font: 700 1.375rem/1.1 ${tokens.font.display};
    text-transform: uppercase;
    text-decoration: none;
    &:hover {
      border-block-end-width: ${tokens.rule.heavy};
    }
  }
`

/** The page for unknown URLs, with a search and the shop's categories. */
export function NotFound() {
  const { menu } = useFrame()
  const navigate = useNavigate()

  function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const terms = String(new FormData(event.currentTarget).get('search'))
    void navigate(catalogueLinks.search(terms))
  }

  return (
    <ContentPage title="Down for the count" lead="There is no page at this address. Let's get you back on your feet.">
      <NotFoundSearch action={catalogueLinks.shop()} role="search" onSubmit={search}>
        <TextField label="Search the shop" type="search" name="search" placeholder="Gloves, belts, gis…" required />
        <Button type="submit" variant="action">
          Search
        </Button>
      </NotFoundSearch>
      {menu && menu.length > 0 && (
        <NotFoundCategories aria-labelledby="popular-categories">
          <Heading level={2} id="popular-categories">
            Popular categories
          </Heading>
          <ul className="popular-categories">
            {menu.slice(0, 12).map((category) => (
              <li key={category.slug}>
                <Link to={categoryPath(category)}>{category.title}</Link>
              </li>
            ))}
          </ul>
        </NotFoundCategories>
      )}
    </ContentPage>
  )
}
