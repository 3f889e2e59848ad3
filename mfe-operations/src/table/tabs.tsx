import { tokens } from '@shop/shared-ui'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { styled } from 'styled-components'

const TabBar = styled.nav`
  /* Clips what is hidden visually inside its links. */
  position: relative;
  display: flex;
  gap: ${tokens.space[4]};
  margin-block-end: ${tokens.space[4]};
  border-block-end: 1px solid ${tokens.color.hairline};
  overflow-x: auto;

  a {
    padding-block: ${tokens.space[3]};
    border-block-end: ${tokens.rule.heavy} solid transparent;
    color: ${tokens.color.inkMuted};
    font-weight: 600;
    text-decoration: none;
    white-space: nowrap;
  }

  a[aria-current='page'] {
    border-color: ${tokens.color.action};
    color: ${tokens.color.ink};
  }
`

interface Tab {
  path: string
  label: string
  /** What is shown next to the label, such as a count. */
  mark?: ReactNode
}

/** Links between lists that belong together. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <TabBar aria-label={label}>
      {tabs.map(({ path, label: text, mark }) => (
        <NavLink key={path} to={path} end>
          {text} {mark}
        </NavLink>
      ))}
    </TabBar>
  )
}
