import { isApprovedWholesaler } from '@shop/account-contract'
import { useEvent } from '@shop/shared-events'
import { Icon, media, tokens } from '@shop/shared-ui'
import { useState } from 'react'
import { NavLink } from 'react-router-dom'
import { styled } from 'styled-components'
import { useApi } from '../../api-context'
import { logOut } from '../../session/log-out'
import { settingsEntries, wholesaleEntry } from './settings-entries'

const SettingsNavList = styled.ul`
  border-block: ${tokens.rule.strong} solid ${tokens.color.ink};

  li + li {
    border-block-start: 1px solid ${tokens.color.hairline};
  }

  a,
  button {
    display: flex;
    gap: ${tokens.space[3]};
    align-items: center;
    inline-size: 100%;
    min-block-size: 52px;
    padding: 0 ${tokens.space[3]};
    border: 0;
    background: transparent;
    font: 700 1.1875rem/1 ${tokens.font.display};
    letter-spacing: 0.02em;
    text-align: start;
    text-decoration: none;
    text-transform: uppercase;
    cursor: pointer;
  }

  ${media.hover} {
    a:hover,
    button:hover {
      background: ${tokens.color.sunken};
    }
  }

  [aria-current='page'] {
    box-shadow: inset ${tokens.rule.heavy} 0 ${tokens.color.ink};
    background: ${tokens.color.sunken};
  }

  [aria-busy] {
    opacity: 0.5;
  }
`

/** The account navigation with Log out; `onLeave` runs when an entry is chosen. */
export function SettingsNav({ onLeave }: { onLeave?: () => void }) {
  const api = useApi()
  const [isLeaving, setIsLeaving] = useState(false)
  const user = useEvent('session/changed')?.user
  const isWholesale = isApprovedWholesaler(user)

  async function leave() {
    setIsLeaving(true)
    await logOut(api)
    setIsLeaving(false)
    onLeave?.()
  }

  return (
    <nav aria-label="Account settings">
      <SettingsNavList className="settings-entries">
        {[...settingsEntries, ...(isWholesale ? [wholesaleEntry] : [])].map(({ to, label, icon }) => (
          <li key={to}>
            <NavLink to={to} onClick={onLeave}>
              <Icon name={icon} />
              {label}
            </NavLink>
          </li>
        ))}
        <li>
          <button type="button" aria-busy={isLeaving || undefined} onClick={isLeaving ? undefined : leave}>
            <Icon name="logout" />
            Logout
          </button>
        </li>
      </SettingsNavList>
    </nav>
  )
}
