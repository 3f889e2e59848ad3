import { Button, Heading, PrintStyles, Skeleton, Stack, Text, tokens } from '@shop/shared-ui'
import { useLocation, useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useOperation } from '../../client/use-operation'
import { PageHead } from '../../console/page-head'
import { QueryError } from '../../console/query-error'

interface PaperItem {
  sku: string
  title: string
  color: string | null
  size: string | null
  quantity: number
}

interface PaperAnswer {
  record: { number: string; placed: string; deliver_to: string; shipment: string; note: string | null }
  tables: { items: PaperItem[] }
}

const Lines = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  :is(th, td) {
    padding: ${tokens.space[2]} ${tokens.space[4]} ${tokens.space[2]} 0;
    border-block-end: 1px solid ${tokens.color.hairline};
    text-align: start;
    vertical-align: top;
  }

  :is(th, td):last-child {
    padding-inline-end: 0;
    text-align: end;
  }

  tr {
    break-inside: avoid;
  }
`

/** A paper for the warehouse: a packing slip, which names no price, or a pick list, sorted by SKU as the shelves are. */
export function PaperPage() {
  const { number = '' } = useParams()
  const isPickList = useLocation().pathname.endsWith('/pick-list')
  const title = isPickList ? 'Pick list' : 'Packing slip'
  const { data, error, reset } = useOperation<PaperAnswer>('orders.show', { number })
  return (
    <>
      <PageHead
        title={title}
        back={{ to: `/operations/orders/${number}`, label: `Order ${number}` }}
        actions={
          <Button variant="action" disabled={!data} onClick={() => window.print()}>
            Print
          </Button>
        }
      />
      {error && <QueryError error={error} onRetry={reset} />}
      {!error && !data && <Skeleton $height="20rem" />}
      {data && <Paper title={title} isPickList={isPickList} order={data} />}
    </>
  )
}

interface PaperProps {
  title: string
  isPickList: boolean
  order: PaperAnswer
}

function Paper({ title, isPickList, order: { record, tables } }: PaperProps) {
  const items = isPickList ? [...tables.items].sort((left, right) => left.sku.localeCompare(right.sku)) : tables.items
  return (
    <Stack as="article" data-paper>
      <PrintStyles />
      <Heading level={2} size="title">{`${title} ${record.number}`}</Heading>
      <Text size="small">{`Placed ${record.placed} UTC · ${record.shipment} shipping`}</Text>
      {!isPickList && (
        <address>
          {record.deliver_to.split('; ').map((line) => (
            <div key={line}>{line}</div>
          ))}
        </address>
      )}
      {record.note && <Text>{`Note: ${record.note}`}</Text>}
      <Lines>
        <thead>
          <tr>
            <th scope="col">SKU</th>
            <th scope="col">Item</th>
            <th scope="col">Qty</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ sku, title: item, color, size, quantity }) => (
            <tr key={sku}>
              <td>{sku}</td>
              <td>{[item, color, size].filter(Boolean).join(', ')}</td>
              <td>{quantity}</td>
            </tr>
          ))}
        </tbody>
      </Lines>
    </Stack>
  )
}
