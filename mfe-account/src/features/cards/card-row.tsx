import type { PaymentMethod } from '@shop/shared-api'
import { Badge, Button, Cluster, Icon, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { formatCardExpiry, formatCardName, isExpired } from '@shop/shared-forms'

const CardRowFrame = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[3]} ${tokens.space[4]};
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.hairline};
  border-radius: ${tokens.radius};
  background: ${tokens.color.surface};

  &[aria-busy] {
    opacity: 0.5;
  }

  small {
    display: block;
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.size.small};
  }

  > :last-child {
    grid-column: 2;
    margin-inline-start: calc(-1 * ${tokens.space[4]});
  }

  > :last-child:has(> :nth-child(2)) {
    margin-inline-start: 0;
  }
`

interface CardRowProps {
  card: PaymentMethod
  busy: boolean
  onMakeDefault(): void
  onDelete(): void
}

/** A saved card with its actions. */
export function CardRow({ card, busy, onMakeDefault, onDelete }: CardRowProps) {
  const name = formatCardName(card)
  return (
    <CardRowFrame aria-busy={busy || undefined}>
      <Icon name="card" size={28} />
      <div>
        <Cluster $gap={2}>
          <strong>{name}</strong>
          {card.is_defualt && <Badge>Default</Badge>}
          {isExpired(card, new Date()) && <Badge $tone="warning">Expired</Badge>}
        </Cluster>
        <small>
          {card.holder_name}, expires {formatCardExpiry(card)}
        </small>
      </div>
      <Cluster $gap={2}>
        {!card.is_defualt && (
          <Button disabled={busy} onClick={onMakeDefault} aria-label={`Set as default: ${name}`}>
            Set as default
          </Button>
        )}
        <Button variant="quiet" disabled={busy} onClick={onDelete} aria-haspopup="dialog" aria-label={`Delete ${name}`}>
          Delete
        </Button>
      </Cluster>
    </CardRowFrame>
  )
}
