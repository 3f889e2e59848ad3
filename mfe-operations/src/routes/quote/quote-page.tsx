import { Cluster, Skeleton, Stack, TextLink } from '@shop/shared-ui'
import { useParams } from 'react-router-dom'
import { NextSteps } from '../../action/next-steps'
import { useOperation } from '../../client/use-operation'
import { FactList } from '../../console/fact-list'
import { Columns, Panel } from '../../console/frame'
import { History } from '../../console/history'
import { labelOf } from '../../console/labels'
import { PageHead } from '../../console/page-head'
import { PanelTitle } from '../../console/panel-title'
import { QueryError } from '../../console/query-error'
import { SentFiles } from '../../console/sent-files'
import { StatusBadge } from '../../console/status-badge'
import { DataTable, type Column } from '../../table/data-table'
import { quoteActions } from './quote-actions'
import { RequestDesign } from './request-design'

interface RequestItem {
  size?: string
  color?: string
  qty: number
}

interface RequestAnswer {
  record: {
    requestNumber: string
    status: string
    name: string
    email: string
    phone: string
    organisation: string
    category: string
    design: string | null
    embroideryText: string | null
    neededBy: string | null
    budget: string | null
    notes: string | null
    received: string
    quote: string | null
    quoteNote: string | null
    leadTime: string | null
    quoteExpiresOn: string | null
    counterOffer: string | null
    counterNote: string | null
    /** The number of the order that was made of the quote. */
    order: string | null
  }
  tables: {
    items: RequestItem[]
    artwork: { file: string }[]
    steps: { at: string; status: string; note: string | null }[]
  }
}

const itemColumns: Column<RequestItem>[] = [
  { id: 'size', header: 'Size', cell: ({ size }) => size },
  { id: 'color', header: 'Color', cell: ({ color }) => color },
  { id: 'qty', header: 'Pieces', align: 'end', cell: ({ qty }) => qty },
]

const back = { to: '/operations/quotes', label: 'Quotes' }

/** One request for custom equipment: who wants what, its design, and the quote and production steps. */
export function QuotePage() {
  const { number = '' } = useParams()
  const { data, error, reset, refetch } = useOperation<RequestAnswer>('equipment.show', { number })
  if (error || !data)
    return (
      <>
        <PageHead title={`Request ${number}`} back={back} />
        {error ? <QueryError error={error} onRetry={reset} /> : <Skeleton $height="24rem" />}
      </>
    )
  const { record, tables } = data
  return (
    <>
      <PageHead title={`Request ${record.requestNumber}`} back={back}>
        <Cluster>
          <StatusBadge status={record.status} />
          <span>{`Received ${record.received} UTC`}</span>
        </Cluster>
      </PageHead>
      <Columns>
        <Stack $gap={5}>
          {record.design && <RequestDesign query={record.design} />}
          <RequestItems tables={tables} category={record.category} />
          <History steps={tables.steps} />
        </Stack>
        <Stack $gap={5}>
          <NextSteps actions={quoteActions({ ...record, number: record.requestNumber })} onDone={refetch} />
          <RequestFacts record={record} />
        </Stack>
      </Columns>
    </>
  )
}

function RequestItems({ tables, category }: { tables: RequestAnswer['tables']; category: string }) {
  return (
    <Panel aria-labelledby="pieces">
      <PanelTitle id="pieces">{labelOf(category)}</PanelTitle>
      <DataTable caption="Requested pieces" columns={itemColumns} lines={tables.items} empty={null} />
      <SentFiles label="Artwork" files={tables.artwork.map(({ file }) => file)} />
    </Panel>
  )
}

function RequestFacts({ record }: { record: RequestAnswer['record'] }) {
  const subject = encodeURIComponent(`Your request ${record.requestNumber}`)
  return (
    <Panel aria-labelledby="customer">
      <PanelTitle id="customer">Customer</PanelTitle>
      <FactList
        facts={{
          Organization: record.organisation,
          Contact: record.name,
          Email: <a href={`mailto:${record.email}?subject=${subject}`}>{record.email}</a>,
          Phone: record.phone,
          'Needed by': record.neededBy,
          Budget: record.budget,
          Embroidery: record.embroideryText,
          Notes: record.notes,
          Quote: record.quote,
          'Quote covers': record.quoteNote,
          'Lead time': record.leadTime,
          'Valid through': record.quoteExpiresOn,
          Order: record.order && <TextLink to={`/operations/orders/${record.order}`}>{record.order}</TextLink>,
          'Counter-offer': [record.counterOffer, record.counterNote].filter(Boolean).join(': ') || null,
        }}
      />
    </Panel>
  )
}
