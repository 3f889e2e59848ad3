import { links as catalogueLinks } from '@shop/catalogue-contract'
import { Icon, media, tokens } from '@shop/shared-ui'
import { useLocation } from 'react-router-dom'
import styled from 'styled-components'
import { useOverlays } from '../overlays/overlays-context'

const StyledSearchButton = styled.button`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  inline-size: 100%;
  max-inline-size: 26rem;
  min-block-size: ${tokens.target};
  padding: 0 ${tokens.space[3]};
  border: 1px solid ${tokens.color.border};
  border-radius: ${tokens.radius};
  background: ${tokens.color.surface};
  color: ${tokens.color.inkMuted};
  text-align: start;
  white-space: nowrap;
  cursor: text;
  span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  ${media.hover} {
    &:hover {
      border-color: ${tokens.color.ink};
    }
  }
`

/** Opens the catalogue's search drawer; looks like a search field, with the query of the results on the page. */
export function SearchButton() {
  const { show, prepare } = useOverlays()
  const query = useSearchedFor()
  const getReady = () => prepare('search')
  return (
    <StyledSearchButton
      type="button"
      aria-haspopup="dialog"
      onClick={() => show('search')}
      onPointerEnter={getReady}
      onFocus={getReady}
      aria-label={query && `Search: ${query}`}
    >
      <Icon name="search" />
      <span>{query ?? 'Search'}</span>
    </StyledSearchButton>
  )
}

function useSearchedFor(): string | undefined {
  const { pathname, search } = useLocation()
  return (pathname === catalogueLinks.shop() && new URLSearchParams(search).get('search')?.trim()) || undefined
}
