import { EmptyState, Text, TextLink } from '@shop/shared-ui'
import { useNavigate } from 'react-router-dom'
import { ActionButton } from '../../action/action-button'
import type { Action } from '../../action/action-dialog'
import { useAllLines } from '../../client/use-all-lines'
import { StatusBadge } from '../../console/status-badge'
import { useMay } from '../../session/session-context'
import type { Column } from '../../table/data-table'
import { LineList } from '../../table/line-list'
import { ListActions } from '../../table/list-actions'

interface PageLine {
  slug: string
  title: string
  status: string
  sections: number
  updated: string
}

const addPage: Action = {
  label: 'Add page',
  title: 'Add a page',
  explanation: 'It is a draft until you publish it.',
  operation: 'pages.add',
  input: { published: false },
  fields: [
    { name: 'title', label: 'Title', required: true, maxLength: 120 },
    { name: 'slug', label: 'Address', hint: 'Such as warranty', required: true, maxLength: 120 },
    { name: 'summary', label: 'Summary', kind: 'area', required: true, maxLength: 500 },
  ],
  toInput: ({ title, slug, summary, ...input }) => ({
    ...input,
    slug,
    text: `# ${oneLine(title)}\n\n${oneLine(summary)}\n\n## First section\n\nYour text.\n`,
  }),
}
const oneLine = (text: unknown) => String(text).replaceAll(/\s+/g, ' ').trim()

const columns: Column<PageLine>[] = [
  {
    id: 'title',
    header: 'Page',
    cell: ({ slug, title }) => <TextLink to={`/operations/content/pages/${slug}`}>{title}</TextLink>,
  },
  { id: 'slug', header: 'Address', wide: true, cell: ({ slug }) => slug },
  { id: 'status', header: 'Status', cell: ({ status }) => <StatusBadge status={status} /> },
  { id: 'sections', header: 'Sections', align: 'end', wide: true, cell: ({ sections }) => sections },
  { id: 'updated', header: 'Changed (UTC)', wide: true, cell: ({ updated }) => updated },
]

/** Information pages and legal texts, by address. */
export function PageList() {
  const list = useAllLines<PageLine>('pages.list')
  const may = useMay()
  const navigate = useNavigate()
  const open = (answer: object) =>
    void navigate(`/operations/content/pages/${(answer as { detail: { slug: string } }).detail.slug}`)
  return (
    <>
      <ListActions>
        <Text>Information pages and legal texts.</Text>
        {may('pages.add') && <ActionButton variant="action" action={addPage} onDone={open} />}
      </ListActions>
      <LineList
        caption="Pages, by address"
        columns={columns}
        list={list}
        empty={<EmptyState icon="edit" title="No pages" />}
      />
    </>
  )
}
