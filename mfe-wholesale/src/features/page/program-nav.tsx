import { tokens } from '@shop/shared-ui'
import { NavLink } from 'react-router-dom'
import { styled } from 'styled-components'

const ProgramNavBar = styled.nav`
  display: flex;
  gap: ${tokens.space[4]};
  overflow-x: auto;
  border-block-end: ${tokens.rule.thin} solid ${tokens.color.hairline};

  a {
    display: grid;
    align-content: center;
    min-block-size: ${tokens.target};
    border-block-end: ${tokens.rule.heavy} solid transparent;
    font: 700 1.0625rem/1 ${tokens.font.display};
    white-space: nowrap;
    text-decoration: none;
  }

  a[aria-current='page'] {
    border-color: ${tokens.color.action};
  }
`

const pages = [
  ['/wholesaler/desk', 'Desk'],
  ['/wholesaler/order', 'Quick order'],
  ['/wholesaler/rosters', 'Team rosters'],
  ['/wholesaler/requests', 'Custom requests'],
  ['/model', 'Gear designer'],
  ['/wholesaler/status', 'Application'],
] as const

/** The wholesale program's navigation for signed-in users. */
export function ProgramNav() {
  return (
    <ProgramNavBar aria-label="Wholesale program">
      {pages.map(([to, title]) => (
        <NavLink key={to} to={to}>
          {title}
        </NavLink>
      ))}
    </ProgramNavBar>
  )
}
