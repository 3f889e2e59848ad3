import { Button, EmptyState } from '@shop/shared-ui'
import { useOperation } from '../../client/use-operation'
import { PageHead } from '../../console/page-head'
import { QueryError } from '../../console/query-error'
import { DataTable, type Column } from '../../table/data-table'
import { saveTable } from '../../table/save-table'
import { ReportTabs } from './report-tabs'

interface ValueLine {
  name: string
  variants: number
  pieces: number
  value: string
}

const columns: Column<ValueLine>[] = [
  { id: 'name', header: 'Category', cell: ({ name }) => name },
  { id: 'variants', header: 'Variants', align: 'end', wide: true, cell: ({ variants }) => variants },
  { id: 'pieces', header: 'Pieces', align: 'end', cell: ({ pieces }) => pieces },
  { id: 'value', header: 'Value', align: 'end', cell: ({ value }) => `$${value}` },
]

/** What the stock would sell for at today's prices, by category. */
export function StockValuePage() {
  const { data, error, isFetching, reset } = useOperation<{ rows: ValueLine[] }>('reports.stock-value')
  const lines = data?.rows
  return (
    <>
      <PageHead
        title="Reports"
        actions={
          <Button disabled={!lines?.length} onClick={() => saveTable('stock-value.csv', lines ?? [])}>
            Download CSV
          </Button>
        }
      />
      <ReportTabs />
      {error && <QueryError error={error} onRetry={reset} />}
      {!error && (
        <DataTable
          caption="Stock value by category"
          columns={columns}
          lines={lines}
          isBusy={isFetching}
          empty={<EmptyState icon="barcode" title="No stock" />}
        />
      )}
    </>
  )
}
