import { Icon, media, tokens } from '@shop/shared-ui'
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
  ${media.hover} {
    &:hover {
      border-color: ${tokens.color.ink};
    }
  }
`

/** Opens the catalogue's search drawer; looks like a search field. */
export function SearchButton() {
  const { show, prepare } = useOverlays()
  const getReady = () => prepare('search')
  return (
    <StyledSearchButton
      type="button"
      aria-haspopup="dialog"
      onClick={() => show('search')}
      onPointerEnter={getReady}
      onFocus={getReady}
    >
      <Icon name="search" />
      Search
    </StyledSearchButton>
  )
}
