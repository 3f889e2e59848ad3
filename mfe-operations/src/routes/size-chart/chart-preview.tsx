import { Heading, Stack, Text } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { DataTable } from '../../table/data-table'

/** A chart as it was read of its text. */
export interface PreviewedChart {
  title: string
  unit: string
  columns: string[]
  rows: string[][]
  howToMeasure: string[]
}

/** Lets a wide table scroll within the panel. */
const Chart = styled(Stack)`
  min-inline-size: 0;
`

/** A size chart's content, as shoppers will see it. */
export function ChartPreview({ chart }: { chart: PreviewedChart }) {
  const { title, unit, columns, rows, howToMeasure } = chart
  return (
    <Chart $gap={3}>
      <Heading level={3}>{title}</Heading>
      <Text>Unit: {unit}</Text>
      <DataTable
        caption={title}
        columns={columns.map((header, at) => ({ id: String(at), header, cell: ({ cells }: Sizes) => cells[at] }))}
        lines={rows.map((cells) => ({ cells }))}
        empty={null}
      />
      {howToMeasure.length > 0 && (
        <ol>
          {howToMeasure.map((step, at) => (
            <li key={at}>{step}</li>
          ))}
        </ol>
      )}
    </Chart>
  )
}

interface Sizes {
  cells: string[]
}
