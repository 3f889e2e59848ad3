import { Cluster, Skeleton, Stack, TextLink } from '@shop/shared-ui'
import { useParams } from 'react-router-dom'
import { NextSteps } from '../../action/next-steps'
import { useOperation } from '../../client/use-operation'
import { FactList } from '../../console/fact-list'
import { Columns, Panel } from '../../console/frame'
import { labelOf } from '../../console/labels'
import { PageHead } from '../../console/page-head'
import { PanelTitle } from '../../console/panel-title'
import { QueryError } from '../../console/query-error'
import { StatusBadge } from '../../console/status-badge'
import { DataTable, type Column } from '../../table/data-table'
import { returnActions } from './return-actions'

interface ReturnPiece {
  sku: string
  title: string
  color: string
  size: string
  quantity: number
  new_sku: string | null
  new_size: string | null
}

interface ReturnAnswer {
  record: {
    id: number
    order: string
    email: string
    status: string
    kind: string
    refund_to: string
    account: boolean
    reason: string
    note: string | null
    message: string | null
    carrier: string | null
    tracking: string | null
    requested: string
  }
  tables: { lines: ReturnPiece[] }
}

const columns: Column<ReturnPiece>[] = [
  { id: 'item', header: 'Item', cell: ({ title, color, size }) => [title, color, size].filter(Boolean).join(', ') },
  { id: 'sku', header: 'SKU', wide: true, cell: ({ sku }) => sku },
  { id: 'new', header: 'New size', cell: ({ new_size, new_sku }) => new_size && `${new_size} (${new_sku})` },
  { id: 'quantity', header: 'Qty', align: 'end', cell: ({ quantity }) => quantity },
]

const back = { to: '/operations/returns', label: 'Returns' }

/** One return: what comes back and why, and what can be done next. */
export function ReturnPage() {
  const { id = '' } = useParams()
  const { data, error, reset, refetch } = useOperation<ReturnAnswer>('returns.show', { id: Number(id) })
  if (error || !data)
    return (
      <>
        <PageHead title={`Return ${id}`} back={back} />
        {error ? <QueryError error={error} onRetry={reset} /> : <Skeleton $height="24rem" />}
      </>
    )
  const { record, tables } = data
  return (
    <>
      <PageHead title={`Return ${record.id}`} back={back}>
        <Cluster>
          <StatusBadge status={record.status} />
          <span>{`Requested ${record.requested} UTC`}</span>
        </Cluster>
      </PageHead>
      <Columns>
        <Panel aria-labelledby="pieces">
          <PanelTitle id="pieces">{labelOf(record.kind)}</PanelTitle>
          <DataTable caption="Returned items" columns={columns} lines={tables.lines} empty={null} />
        </Panel>
        <Stack $gap={5}>
          <NextSteps actions={returnActions(record)} onDone={refetch} />
          <Panel aria-labelledby="facts">
            <PanelTitle id="facts">Request</PanelTitle>
            <FactList
              facts={{
                Order: <TextLink to={`/operations/orders/${record.order}`}>{record.order}</TextLink>,
                Email: record.email,
                'Refund to': record.kind === 'refund' && record.refund_to === 'store_credit' ? 'Store credit' : null,
                Reason: labelOf(record.reason),
                Note: record.note,
                'Your last message': record.message,
                'Sent with': record.carrier && `${record.carrier}, ${record.tracking}`,
              }}
            />
          </Panel>
        </Stack>
      </Columns>
    </>
  )
}
