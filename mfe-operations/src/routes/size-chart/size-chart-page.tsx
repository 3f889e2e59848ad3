import { Skeleton, Text } from '@shop/shared-ui'
import { useNavigate, useParams } from 'react-router-dom'
import { ActionButton } from '../../action/action-button'
import type { Action } from '../../action/action-dialog'
import { useOperation } from '../../client/use-operation'
import { PageHead } from '../../console/page-head'
import { QueryError } from '../../console/query-error'
import { TextEditor, type StoredText } from '../../features/text-editor/text-editor'
import { useMay } from '../../session/session-context'
import { ChartPreview, type PreviewedChart } from './chart-preview'

interface ChartRecord extends StoredText {
  category: string
  title: string
  below: string[]
}

const assignChart = (
  { category, title }: ChartRecord,
  all: readonly { category: string; title: string }[],
): Action => ({
  label: 'Give to another category',
  title: `Category of ${title}`,
  explanation: 'The categories below the chosen one use it, too.',
  operation: 'size-charts.assign',
  input: { category },
  initial: { to: category },
  fields: [
    {
      name: 'to',
      label: 'Category',
      kind: 'select',
      required: true,
      options: all.map((line) => ({ value: line.category, label: line.title })),
    },
  ],
})

const removeChart = ({ category, title }: ChartRecord): Action => ({
  label: 'Remove',
  title: `Remove ${title}?`,
  explanation: 'It leaves the size guide and the pages of its products at once.',
  operation: 'size-charts.remove',
  input: { category },
})

const LIST = '/operations/content/size-charts'
const HINT =
  '“# ” begins the title, “Unit:” the unit. Each line of the table begins with “|”, the first of which names the columns. “- ” begins a step of how to measure.'

/** One size chart: its text with a preview, and the category that it is for. */
export function SizeChartPage() {
  const { category = '' } = useParams()
  const may = useMay()
  const navigate = useNavigate()
  const categories = useOperation<{ rows: { category: string; title: string }[] }>('categories.list')
  const { data, error, reset, refetch } = useOperation<{ record: ChartRecord }>(
    'size-charts.show',
    { category },
    { isUncached: true },
  )
  if (error && !data) return <QueryError error={error} onRetry={reset} />
  if (!data) return <Skeleton $height="24rem" />
  const { record } = data
  const openOther = (answer: object) =>
    void navigate(`${LIST}/${(answer as { detail: ChartRecord }).detail.category}`, { replace: true })
  return (
    <>
      <PageHead
        title={record.title}
        back={{ to: LIST, label: 'Size charts' }}
        actions={
          may('size-charts.assign') &&
          categories.data && (
            <>
              <ActionButton variant="quiet" action={assignChart(record, categories.data.rows)} onDone={openOther} />
              <ActionButton variant="quiet" action={removeChart(record)} onDone={() => void navigate(LIST)} />
            </>
          )
        }
      >
        <Text>Used by {[record.category, ...record.below].join(', ')}</Text>
      </PageHead>
      <TextEditor<{ record: PreviewedChart }>
        key={record.category}
        stored={record}
        edit="size-charts.edit"
        input={{ category: record.category }}
        preview="size-charts.preview"
        hint={HINT}
        renderPreview={(answer) => <ChartPreview chart={answer.record} />}
        onSaved={refetch}
      />
    </>
  )
}
