import { EmptyState, TextLink, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { useFilters } from '../../client/use-filters'
import { useLines } from '../../client/use-lines'
import { StatusBadge } from '../../console/status-badge'
import type { Column } from '../../table/data-table'
import { Filters, type Filter } from '../../table/filters'
import { LineList } from '../../table/line-list'

interface EntryLine {
  id: number
  name: string
  status: string
  message: string
  assigned_to: string | null
  received: string
  barcode?: string
}

const filters: Filter[] = [
  { name: 'text', label: 'Name, email or text', kind: 'text' },
  {
    name: 'status',
    label: 'Status',
    kind: 'select',
    options: [
      { value: '', label: 'Not done' },
      { value: 'new', label: 'New' },
      { value: 'read', label: 'Read' },
      { value: 'answered', label: 'Answered' },
      { value: 'done', label: 'Done' },
      { value: 'all', label: 'All' },
    ],
  },
]

/** The beginning of a text, on one line. */
const Excerpt = styled.span`
  display: block;
  max-inline-size: 32rem;
  overflow: hidden;
  color: ${tokens.color.inkMuted};
  text-overflow: ellipsis;
  white-space: nowrap;
`

const columnsOf = (kind: 'messages' | 'reports'): Column<EntryLine>[] => [
  {
    id: 'name',
    header: 'From',
    cell: ({ id, name }) => <TextLink to={`/operations/inbox/${kind}/${id}`}>{name}</TextLink>,
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  ...(kind === 'reports'
    ? [{ id: 'barcode', header: 'Code', wide: true, cell: ({ barcode }: EntryLine) => barcode }]
    : []),
  {
    id: 'message',
    header: 'Message',
    wide: true,
    cell: ({ message }) => <Excerpt>{message.slice(0, 200)}</Excerpt>,
  },
  { id: 'assigned', header: 'Assigned to', wide: true, cell: ({ assigned_to: to }) => to },
  { id: 'received', header: 'Received (UTC)', align: 'end', cell: ({ received }) => received },
]

interface EntryListProps {
  kind: 'messages' | 'reports'
  caption: string
}

function EntryList({ kind, caption }: EntryListProps) {
  const input = useFilters(filters)
  const list = useLines<EntryLine>(`${kind}.list`, input)
  return (
    <>
      <Filters filters={filters} />
      <LineList
        caption={caption}
        columns={columnsOf(kind)}
        list={list}
        empty={
          <EmptyState icon="check" title={`No ${kind}`}>
            {Object.keys(input).length > 0 ? 'Nothing matches these filters.' : 'Everything is done.'}
          </EmptyState>
        }
      />
    </>
  )
}

/** Messages of the contact form. */
export const MessageList = () => <EntryList kind="messages" caption="Messages, the newest first" />
/** Reports of suspicious products. */
export const ReportList = () => <EntryList kind="reports" caption="Authenticity reports, the newest first" />
