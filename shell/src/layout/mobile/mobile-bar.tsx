import { links as catalogueLinks } from '@shop/catalogue-contract'
import { links as accountLinks } from '@shop/account-contract'
import { Icon, media, tokens, type IconName } from '@shop/shared-ui'
import { NavLink } from 'react-router-dom'
import styled from 'styled-components'
import { mobileBarHeight } from '../frame-style'
import { useOverlays, type OverlayName } from '../overlays/overlays-context'
import { useIsHydrated } from '../../page/use-is-hydrated'
import { guestStyles } from '../../session/session-hint'
import { useVisitor } from '../use-visitor'

const MobileBarNav = styled.nav`
  position: fixed;
  z-index: ${tokens.layer.header};
  inset-inline: 0;
  inset-block-end: 0;
  padding-block-end: env(safe-area-inset-bottom);
  border-block-start: ${tokens.rule.strong} solid ${tokens.color.ink};
  background: ${tokens.color.page};
  ${media.desk} {
    display: none;
  }
  ul {
    display: flex;
  }
  li {
    flex: 1;
  }
  a,
  button {
    display: grid;
    place-items: center;
    align-content: center;
    gap: 2px;
    inline-size: 100%;
    block-size: calc(${mobileBarHeight} - ${tokens.rule.strong});
    padding: 0;
    border: 0;
    background: transparent;
    font: 700 0.9375rem/1 ${tokens.font.display};
    letter-spacing: 0.02em;
    text-transform: uppercase;
    text-decoration: none;
    cursor: pointer;
  }
  [aria-current='page'] {
    box-shadow: inset 0 ${tokens.rule.heavy} ${tokens.color.ink};
  }
`

const MobileBarLink = styled.li`
  ${guestStyles}
`

/** The bottom bar of phones and tablets. Until the session is known, it contains the entries of guests and members. */
export function MobileBar() {
  const { isLoggedIn } = useVisitor()
  const isSettled = useIsHydrated()
  const forMembers = isSettled ? undefined : 'members'
  return (
    <MobileBarNav aria-label="Quick links">
      <ul className="quick-links">
        <MobileBarLink>
          <BarLink to="/" icon="home" title="Home" />
        </MobileBarLink>
        <MobileBarLink>
          <BarButton opens="search" icon="search" title="Search" />
        </MobileBarLink>
        {!(isSettled && !isLoggedIn) && (
          <>
            <MobileBarLink data-for={forMembers}>
              <BarLink to={catalogueLinks.wishlist()} icon="heart" title="Favourites" />
            </MobileBarLink>
            <MobileBarLink data-for={forMembers}>
              <BarButton opens="settings" icon="user" title="Profile" />
            </MobileBarLink>
          </>
        )}
        {!(isSettled && isLoggedIn) && (
          <MobileBarLink data-for={isSettled ? undefined : 'guests'}>
            <BarLink to={accountLinks.login()} icon="user" title="Login" />
          </MobileBarLink>
        )}
      </ul>
    </MobileBarNav>
  )
}

interface BarEntry {
  icon: IconName
  title: string
}

function BarLink({ to, icon, title }: BarEntry & { to: string }) {
  return (
    <NavLink to={to} end>
      <Icon name={icon} size={22} />
      {title}
    </NavLink>
  )
}

function BarButton({ opens, icon, title }: BarEntry & { opens: OverlayName }) {
  const { show, prepare } = useOverlays()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={() => show(opens)}
      onPointerDown={() => prepare(opens)}
      onFocus={() => prepare(opens)}
    >
      <Icon name={icon} size={22} />
      {title}
    </button>
  )
}
