import { formatDollars, isLoggedInHint, type StoreCreditEntry } from '@shop/shared-api'
import { useQuery } from '@shop/shared-forms'
import { Heading, Skeleton, Stack, Text, TextLink, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { useApi } from '../../api-context'
import { formatDay } from '../../order-labels/format-date'
import { QueryError } from '../../query-error'

const EntryList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${tokens.space[4]};
    padding-block: ${tokens.space[3]};
    border-block-start: ${tokens.rule.thin} solid ${tokens.color.hairline};
    overflow-wrap: anywhere;
  }

  li > :nth-child(even) {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`

/** The user's store credit with its latest changes. */
export function StoreCreditSection() {
  const api = useApi()
  const { data, error, reset } = useQuery(api, isLoggedInHint() && ['GET /store-credit'], { isUncached: true })
  return (
    <Stack as="section" aria-labelledby="store-credit" $gap={3}>
      <Heading level={2} size="title" id="store-credit">
        Store credit
      </Heading>
      {error ? (
        <QueryError error={error} onRetry={reset} />
      ) : !data ? (
        <Skeleton $height="4rem" />
      ) : (
        <>
          <Text>
            You have <strong>{formatDollars(data.data.balance)}</strong>
            {data.data.balance > 0 ? '. Use it at checkout, all at once or in parts.' : '.'}
          </Text>
          {data.data.entries.length > 0 && (
            <EntryList aria-label="Changes of your store credit">
              {data.data.entries.map((entry) => (
                <Entry key={entry.id} {...entry} />
              ))}
            </EntryList>
          )}
        </>
      )}
    </Stack>
  )
}

const labels: Record<StoreCreditEntry['kind'], string> = {
  refund: 'Refund',
  payment: 'Spent',
  release: 'Returned, since the order was not paid',
  gift: 'From us',
}

function Entry({ kind, amount, balance, at, reason, order_id, order_number }: StoreCreditEntry) {
  return (
    <li>
      <Text>
        {labels[kind]}
        {order_number && ', order '}
        {order_number && (order_id ? <TextLink to={`/order/${order_id}`}>{order_number}</TextLink> : order_number)}
      </Text>
      <Text>
        {amount < 0 ? '−' : '+'}
        {formatDollars(Math.abs(amount))}
      </Text>
      <Text size="small" tone="inkMuted">
        {[formatDay(at), reason].filter(Boolean).join('. ')}
      </Text>
      <Text size="small" tone="inkMuted">
        {formatDollars(balance)} left
      </Text>
    </li>
  )
}
