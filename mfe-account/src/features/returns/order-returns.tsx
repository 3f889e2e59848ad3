import type { Order, OrderReturn } from '@shop/shared-api'
import { Heading, Stack, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { formatDay } from '../../order-labels/format-date'
import { returnStatusLabels } from '../../order-labels/return-labels'

const ReturnList = styled.ul`
  display: grid;
  gap: ${tokens.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    padding-block-start: ${tokens.space[3]};
    border-block-start: ${tokens.rule.thin} solid ${tokens.color.hairline};
    overflow-wrap: anywhere;
  }
`

const formatPiece = ({ quantity, title, color, size, new_size }: OrderReturn['lines'][number]) =>
  `${quantity} × ${title}, ${color}, ${size}${new_size ? ` for ${new_size}` : ''}`

/** The returns and exchanges of an order with their states. */
export function OrderReturns({ returns }: Pick<Order, 'returns'>) {
  if (returns.length === 0) return null
  return (
    <Stack as="section" aria-labelledby="returns" $gap={3} data-screen-only>
      <Heading level={2} size="title" id="returns">
        Returns and exchanges
      </Heading>
      <ReturnList>
        {returns.map((row) => (
          <li key={row.id}>
            <Text>
              <strong>{returnStatusLabels[row.status]}</strong>
            </Text>
            {row.lines.map((line) => (
              <Text key={line.sku}>{formatPiece(line)}</Text>
            ))}
            {row.carrier && (
              <Text>
                Sent with {row.carrier}, tracking number {row.tracking_number}
              </Text>
            )}
            {row.message && <Text>{row.message}</Text>}
            <Text size="small" tone="inkMuted">
              {row.kind === 'exchange'
                ? 'Exchange'
                : row.refund_to === 'store_credit'
                  ? 'Return for store credit'
                  : 'Return'}{' '}
              requested on {formatDay(row.created_at)}
            </Text>
          </li>
        ))}
      </ReturnList>
    </Stack>
  )
}
