import { Icon, media, tokens } from '@shop/shared-ui'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useOperation } from '../../client/use-operation'
import { COUNTED, type Waiting } from './waiting'

const CardLink = styled(Link)`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  align-items: center;
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius};
  background: ${tokens.color.surface};
  color: ${tokens.color.ink};
  text-decoration: none;

  strong {
    font: 700 2rem/1 ${tokens.font.display};
    font-variant-numeric: tabular-nums;
  }

  span {
    grid-column: 1 / -1;
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.size.small};
  }

  ${media.hover} {
    &:hover {
      border-color: ${tokens.color.ink};
    }
  }
`

/** How much of something waits, with the way there. */
export function WaitingCard({ waiting: { label, icon, operation, input, path } }: { waiting: Waiting }) {
  // Not all of them take a limit.
  const limited = { ...input, limit: COUNTED }
  const { data, error } = useOperation<{ rows: object[] }>(operation, limited)
  const count = data?.rows.length
  const number = error ? '!' : count === undefined ? '…' : count >= COUNTED ? `${COUNTED}+` : count
  return (
    <CardLink to={path} aria-busy={data === undefined && !error}>
      <Icon name={icon} size={20} />
      <strong>{number}</strong>
      <span>{error ? `${label}: ${error.message}` : label}</span>
    </CardLink>
  )
}
