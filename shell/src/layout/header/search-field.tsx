import { links as catalogueLinks } from '@shop/catalogue-contract'
import { Icon, media, tokens } from '@shop/shared-ui'
import { useState, type SubmitEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import styled from 'styled-components'
import { useOverlays } from '../overlays/overlays-context'

const SearchForm = styled.form.attrs({ method: 'get' })`
  position: relative;
  inline-size: 100%;
  max-inline-size: 26rem;
  svg {
    position: absolute;
    inset: 0 auto 0 ${tokens.space[3]};
    block-size: 100%;
    pointer-events: none;
  }
  input {
    inline-size: 100%;
    min-block-size: ${tokens.target};
    padding: 0 ${tokens.space[3]} 0 2.5rem;
    border: 1px solid ${tokens.color.border};
    border-radius: ${tokens.radius};
    background: ${tokens.color.surface};
    text-overflow: ellipsis;
    ${media.hover} {
      &:hover {
        border-color: ${tokens.color.ink};
      }
    }
  }
`

/**
 * The search field, with the query of the results on the page. Typing continues in the catalogue's search drawer, which
 * suggests; without its code, the field searches by itself.
 */
export function SearchField() {
  const { open, show, prepare } = useOverlays()
  const navigate = useNavigate()
  const query = useSearchedFor()
  const [typed, setTyped] = useState(query)
  const [shownQuery, setShownQuery] = useState(query)
  if (query !== shownQuery) {
    setShownQuery(query)
    setTyped(query)
  }
  const getReady = () => prepare('search')

  function search(event: SubmitEvent) {
    event.preventDefault()
    void navigate(typed.trim() === '' ? catalogueLinks.shop() : catalogueLinks.search(typed.trim()))
  }

  return (
    <SearchForm role="search" aria-label="Shop" action={catalogueLinks.shop()} onSubmit={search}>
      <Icon name="search" />
      <input
        type="search"
        name="search"
        aria-label="Search the shop"
        placeholder="Search"
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value)
          if (open === 'search' || value !== '') show('search', value)
        }}
        onPointerEnter={getReady}
        onFocus={getReady}
      />
    </SearchForm>
  )
}

function useSearchedFor(): string {
  const { pathname, search } = useLocation()
  return (pathname === catalogueLinks.shop() && new URLSearchParams(search).get('search')?.trim()) || ''
}
