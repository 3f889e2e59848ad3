import { Container, IconButton, media, tokens } from '@shop/shared-ui'
import styled from 'styled-components'
import { headerHeight } from '../frame-style'
import { MainMenu } from '../menu/main-menu'
import { useOverlays } from '../overlays/overlays-context'
import { AccountLinks } from './account-links'
import { CartTools } from './cart-tools'
import { HomeLink } from './home-link'
import { SearchField } from './search-field'
import { useScrolledPast } from './use-scrolled-past'
import { WishlistLink } from './wishlist-link'

/** Sticky rather than fixed by script: it never leaves the flow, so the page can't jump when it sticks. */
const HeaderBar = styled.header`
  position: sticky;
  z-index: ${tokens.layer.header};
  inset-block-start: 0;
  background: ${tokens.color.page};
  border-block-end: ${tokens.rule.strong} solid ${tokens.color.ink};
  transition: box-shadow ${tokens.duration.calm};
  &[data-fixed] {
    box-shadow: 0 8px 24px -12px ${tokens.color.scrim};
  }
`

const HeaderRow = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  min-block-size: calc(${headerHeight.phone} - ${tokens.rule.strong});
  padding-inline: ${tokens.space[2]};
  ${media.tablet} {
    padding-inline: ${tokens.space[6]};
  }
  ${media.desk} {
    gap: ${tokens.space[2]};
    min-block-size: 68px;
  }
`

const HeaderMiddle = styled.div`
  flex: 1;
  display: flex;
  justify-content: center;
  padding-inline: ${tokens.space[4]};
  > * {
    display: none;
  }
  ${media.tablet} {
    > * {
      display: flex;
    }
  }
`

const DesktopOnly = styled.div`
  display: none;
  ${media.desk} {
    display: block;
  }
`

const BelowDesktop = styled.div`
  ${media.tablet} {
    margin-inline-start: -11px;
  }
  ${media.desk} {
    display: none;
  }
`

/** The header: home, search, menus, wishlist, cart and account; it sticks once the banner has scrolled away. */
export function Header() {
  const isFixed = useScrolledPast(50)
  const { show, prepare } = useOverlays()
  return (
    <HeaderBar data-fixed={isFixed || undefined}>
      <HeaderRow>
        <BelowDesktop>
          <IconButton
            icon="menu"
            label="Menu"
            aria-haspopup="dialog"
            onClick={() => show('menu')}
            onPointerEnter={() => prepare('menu')}
          />
        </BelowDesktop>
        <HomeLink />
        <HeaderMiddle>
          <SearchField />
        </HeaderMiddle>
        <WishlistLink />
        <CartTools />
        <DesktopOnly>
          <AccountLinks />
        </DesktopOnly>
      </HeaderRow>
      <DesktopOnly>
        <MainMenu />
      </DesktopOnly>
    </HeaderBar>
  )
}
