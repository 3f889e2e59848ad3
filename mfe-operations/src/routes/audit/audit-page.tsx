import { EmptyState, Text } from '@shop/shared-ui'
import { useFilters } from '../../client/use-filters'
import { useLines } from '../../client/use-lines'
import { PageHead } from '../../console/page-head'
import type { Column } from '../../table/data-table'
import { Filters, type Filter } from '../../table/filters'
import { LineList } from '../../table/line-list'

interface AuditLine {
  id: number
  at: string
  actor: string
  action: string
  subject: string
  detail: string
}

const filters: Filter[] = [
  { name: 'actor', label: 'Who', kind: 'text' },
  { name: 'action', label: 'What', kind: 'text' },
  { name: 'subject', label: 'On what', kind: 'text' },
  { name: 'since', label: 'Since', kind: 'date' },
]

const columns: Column<AuditLine>[] = [
  { id: 'at', header: 'When (UTC)', cell: ({ at }) => at },
  { id: 'actor', header: 'Who', cell: ({ actor }) => actor },
  { id: 'action', header: 'What', cell: ({ action }) => action },
  { id: 'subject', header: 'On what', cell: ({ subject }) => subject },
  {
    id: 'detail',
    header: 'Details',
    wide: true,
    cell: ({ detail }) => (
      <Text as="span" size="small" tone="inkMuted">
        {detail}
      </Text>
    ),
  },
]

/** Who changed what, the latest first. No operation can change it. */
export function AuditPage() {
  const input = useFilters(filters)
  const list = useLines<AuditLine>('audit.list', input)
  return (
    <>
      <PageHead title="Audit" />
      <Filters filters={filters} />
      <LineList
        caption="Changes, the latest first"
        columns={columns}
        list={list}
        empty={<EmptyState title="No changes" />}
      />
    </>
  )
}
