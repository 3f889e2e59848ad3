import { Icon, media, tokens, type IconName } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'

const StyledToolLink = styled(Link)`
  position: relative;
  display: inline-grid;
  place-items: center;
  inline-size: ${tokens.target};
  block-size: ${tokens.target};
  border-radius: ${tokens.radius};
  ${media.hover} {
    &:hover {
      background: ${tokens.color.sunken};
    }
  }
`

/** A count at the corner of an icon; absolutely positioned, so that nothing shifts. */
const CountBadge = styled.span`
  position: absolute;
  inset-block-start: 2px;
  inset-inline-start: calc(50% + 3px);
  min-inline-size: 18px;
  padding-inline: 4px;
  border-radius: 9px;
  background: ${tokens.color.ink};
  color: ${tokens.color.page};
  font: 600 0.75rem/18px ${tokens.font.text};
  font-variant-numeric: tabular-nums;
  text-align: center;
`

interface ToolLinkProps {
  to: string
  icon: IconName
  label: string
  /** Hidden for 0 and while unknown. */
  count?: number
  /** What is counted, in the singular. */
  counted?: string
}

/** A square header link: icon and item count. */
export function ToolLink({ to, icon, label, count = 0, counted = 'item' }: ToolLinkProps) {
  const name = count > 0 ? `${label}, ${count} ${counted}${count === 1 ? '' : 's'}` : label
  return (
    <StyledToolLink to={to} aria-label={name} title={label}>
      <Icon name={icon} size={22} />
      {count > 0 && <CountBadge aria-hidden>{count > 99 ? '99+' : count}</CountBadge>}
    </StyledToolLink>
  )
}
