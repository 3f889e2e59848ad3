import { formatDollars, type EquipmentStatus } from '@shop/shared-api'
import { Alert, Badge, ButtonLink, Card, Cluster, Heading, Stack, Text, TextLink, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { QuoteDecision } from './quote-decision'
import { isApproved, statusLabels } from './status-labels'

const day = (iso: string) => new Date(iso).toLocaleDateString('en-US', { dateStyle: 'medium' })

const RequestStatusSteps = styled.ol`
  margin: 0;
  padding: 0;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.size.small};
  list-style: none;
`

interface RequestCardProps {
  request: EquipmentStatus
  onChange(request: EquipmentStatus): void
  /** Called if the shown state is out of date. */
  onStale(): void
}

/** A request with its items, status history and quote, on which its author decides. */
export function RequestCard({ request, onChange, onStale }: RequestCardProps) {
  const { request_number: number, status, category, items, design, steps, quote, order } = request
  return (
    <Card as="article" aria-labelledby={number}>
      <Stack $gap={3}>
        <Cluster $justify="space-between">
          <Heading level={2} size="title" id={number}>
            {category}
          </Heading>
          <Badge>{statusLabels[status]}</Badge>
        </Cluster>
        <Text size="small" tone="inkMuted">
          {number}, sent {day(request.created_at)}
          {request.needed_by && `, needed by ${day(`${request.needed_by}T12:00:00`)}`}
        </Text>
        <Text>{items.map(({ qty, color, size }) => `${qty} × ${color}, ${size}`).join('; ')}</Text>
        {design && <TextLink to={`/model?${design}`}>View design</TextLink>}
        {quote !== null && <QuoteTerms request={request} quote={quote} />}
        {(status === 'quoted' || status === 'countered') && quote !== null && (
          <QuoteDecision request={request} quote={quote} onChange={onChange} onStale={onStale} />
        )}
        {order && <TextLink to={`/order/${order.id}`}>View order {order.order_number}</TextLink>}
        {order === null && isApproved(request) && (
          <div>
            <ButtonLink to={`/wholesaler/requests/${number}/order`} variant="action">
              Order and pay
            </ButtonLink>
          </div>
        )}
        {steps.length > 0 && (
          <RequestStatusSteps>
            {steps.map(({ status: step, note, at }) => (
              <li key={at}>
                {day(at)}: {statusLabels[step as EquipmentStatus['status']] ?? step}
                {note && step !== 'quoted' && `. ${note}`}
              </li>
            ))}
          </RequestStatusSteps>
        )}
      </Stack>
    </Card>
  )
}

/** The price with what it covers, how long it takes, and until when it holds. */
function QuoteTerms({ request, quote }: { request: EquipmentStatus; quote: number }) {
  const { status, quote_note: note, lead_time: leadTime, quote_expires_on: expires, counter_offer: counter } = request
  const isOpen = status === 'quoted' || status === 'countered' || status === 'declined'
  return (
    <Alert tone={isOpen ? 'info' : 'success'} title={`Our quote: ${formatDollars(quote)}`}>
      <p>{note}</p>
      {leadTime && <p>Lead time: {leadTime}</p>}
      {expires && status === 'quoted' && (
        <p>
          {request.is_expired ? 'Expired on' : 'Valid through'} {day(`${expires}T12:00:00`)}
        </p>
      )}
      {counter && (
        <p>
          You proposed{counter.price !== null && ` ${formatDollars(counter.price)}`}: {counter.note}
        </p>
      )}
    </Alert>
  )
}
