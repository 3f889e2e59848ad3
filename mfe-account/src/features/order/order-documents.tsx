import { documentPath, formatDollars, type Order } from '@shop/shared-api'
import { Heading, Text, TextLink, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { formatCalendarDay } from '../../order-labels/format-date'

const DocumentList = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  margin: ${tokens.space[2]} 0 0;
  padding: 0;
  list-style: none;
`

const names = { invoice: 'Invoice', credit_note: 'Credit note' } as const

/** The invoice and credit notes of an order, to download. */
export function OrderDocuments({ order, token }: { order: Order; token?: string | undefined }) {
  if (order.documents.length === 0) return null
  return (
    <div data-screen-only>
      <Heading level={2} size="title">
        Invoice
      </Heading>
      <DocumentList>
        {order.documents.map(({ kind, number, issued_on, total }) => (
          <li key={number}>
            <TextLink to={documentPath(order.id, number, token)} reloadDocument download>
              {names[kind]} {number} (PDF)
            </TextLink>
            <Text size="small" tone="inkMuted">
              {formatCalendarDay(issued_on)}, {formatDollars(total)}
            </Text>
          </li>
        ))}
      </DocumentList>
    </div>
  )
}
