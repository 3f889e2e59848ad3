import { EmptyState, Text, TextLink } from '@shop/shared-ui'
import { useNavigate } from 'react-router-dom'
import { ActionButton } from '../../action/action-button'
import type { Action } from '../../action/action-dialog'
import { useAllLines } from '../../client/use-all-lines'
import { useMay } from '../../session/session-context'
import type { Column } from '../../table/data-table'
import { LineList } from '../../table/line-list'
import { ListActions } from '../../table/list-actions'

/** A size chart as `size-charts.list` sends it, in the order of the size guide. */
interface SizeChartLine {
  /** The address of its category. */
  category: string
  title: string
  unit: string
  sizes: number
  /** Addresses of the categories below that use it. */
  below: string[]
}

interface CategoryLine {
  category: string
  title: string
}

const addChart = (free: readonly CategoryLine[]): Action => ({
  label: 'Add size chart',
  title: 'Add a size chart',
  explanation: 'It begins with one size, for you to write over. The categories below use it, too.',
  operation: 'size-charts.add',
  initial: { category: free[0]?.category ?? '' },
  fields: [
    { name: 'title', label: 'Title', required: true, maxLength: 120 },
    { name: 'unit', label: 'Unit', hint: 'Such as in, cm or oz', required: true, maxLength: 20 },
    {
      name: 'category',
      label: 'Category',
      kind: 'select',
      required: true,
      options: free.map(({ category, title }) => ({ value: category, label: title })),
    },
  ],
  toInput: ({ title, unit, ...input }) => ({
    ...input,
    text: `# ${oneLine(title)}\n\nUnit: ${oneLine(unit)}\n\n| Size | Chest |\n| --- | --- |\n| M | 100 |\n\n- How to measure.\n`,
  }),
})
const oneLine = (text: unknown) => String(text).replaceAll(/\s+/g, ' ').trim()

const columns: Column<SizeChartLine>[] = [
  {
    id: 'title',
    header: 'Size chart',
    cell: ({ category, title }) => <TextLink to={`/operations/content/size-charts/${category}`}>{title}</TextLink>,
  },
  {
    id: 'category',
    header: 'Used by',
    cell: ({ category, below }) => [category, ...below].join(', '),
  },
  { id: 'unit', header: 'Unit', wide: true, cell: ({ unit }) => unit },
  { id: 'sizes', header: 'Sizes', align: 'end', wide: true, cell: ({ sizes }) => sizes },
]

/** The charts of the size guide, with the categories whose products show them. */
export function SizeChartList() {
  const list = useAllLines<SizeChartLine>('size-charts.list')
  const categories = useAllLines<CategoryLine>('categories.list')
  const may = useMay()
  const navigate = useNavigate()
  const free = categories.lines?.filter(({ category }) => !list.lines?.some((chart) => chart.category === category))
  const open = (answer: object) =>
    void navigate(`/operations/content/size-charts/${(answer as { detail: SizeChartLine }).detail.category}`)
  return (
    <>
      <ListActions>
        <Text>The size guide shows all of them, a product’s page the one of its category.</Text>
        {may('size-charts.add') && free && free.length > 0 && list.lines && (
          <ActionButton variant="action" action={addChart(free)} onDone={open} />
        )}
      </ListActions>
      <LineList
        caption="Size charts, in the order of the size guide"
        columns={columns}
        list={list}
        empty={<EmptyState icon="edit" title="No size charts" />}
      />
    </>
  )
}
