import { Icon, media, tokens, type IconName } from '@shop/shared-ui'
import { useState, type ComponentType, type ReactNode } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'

/** An entry of the console's navigation. */
export interface NavigationEntry {
  path: string
  label: string
  icon: IconName
  /** What is shown next to its label, such as a count. */
  Mark?: ComponentType
  /** Only its start page counts as open. */
  end?: boolean
}

const Rail = styled.nav`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  ${media.desk} {
    position: sticky;
    inset-block-start: 0;
    block-size: 100dvh;
    padding: ${tokens.space[5]} ${tokens.space[4]};
    overflow-y: auto;
  }
`

const Top = styled.div`
  display: flex;
  gap: ${tokens.space[3]};
  align-items: center;
  justify-content: space-between;

  strong {
    font: 700 1.375rem/1 ${tokens.font.display};
    letter-spacing: 0.02em;
    text-transform: uppercase;
  }

  button {
    display: flex;
    gap: ${tokens.space[2]};
    align-items: center;
    min-block-size: ${tokens.target};
    padding: 0 ${tokens.space[2]};
    border: 0;
    background: transparent;
    color: inherit;
    font-weight: 600;
    cursor: pointer;
    ${media.desk} {
      display: none;
    }
  }
`

const Entries = styled.div<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'flex' : 'none')};
  flex: 1;
  flex-direction: column;
  gap: ${tokens.space[5]};
  ${media.desk} {
    display: flex;
  }

  ul {
    display: grid;
    gap: ${tokens.space[1]};
    padding: 0;
    list-style: none;
  }

  a {
    display: flex;
    gap: ${tokens.space[3]};
    align-items: center;
    min-block-size: ${tokens.target};
    padding-inline: ${tokens.space[3]};
    border-inline-start: ${tokens.rule.heavy} solid transparent;
    color: ${tokens.color.inkMuted};
    font-weight: 600;
    text-decoration: none;
  }

  a[aria-current='page'] {
    border-color: ${tokens.color.action};
    background: ${tokens.color.surface};
    color: ${tokens.color.ink};
  }

  ${media.hover} {
    a:hover {
      color: ${tokens.color.ink};
    }
  }
`

interface NavigationProps {
  entries: readonly NavigationEntry[]
  /** Who is signed in, and the way out. */
  children?: ReactNode
}

/** The console's navigation: a rail, or a menu on a phone. */
export function Navigation({ entries, children }: NavigationProps) {
  const { pathname } = useLocation()
  // Open on this page only: following an entry closes the menu.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const isOpen = openOn === pathname
  return (
    <Rail aria-label="Console">
      <Top>
        <strong>Operations</strong>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls="console-menu"
          onClick={() => setOpenOn(isOpen ? null : pathname)}
        >
          <Icon name={isOpen ? 'close' : 'menu'} />
          Menu
        </button>
      </Top>
      <Entries id="console-menu" $open={isOpen}>
        <ul>
          {entries.map(({ path, label, icon, end, Mark }) => (
            <li key={path}>
              <NavLink to={path} end={end}>
                <Icon name={icon} size={20} />
                {label} {Mark && <Mark />}
              </NavLink>
            </li>
          ))}
        </ul>
        {children}
      </Entries>
    </Rail>
  )
}
