import { Button, EmptyState, Stack, Text } from '@shop/shared-ui'
import { useFilters } from '../../client/use-filters'
import { useOperation } from '../../client/use-operation'
import { PageHead } from '../../console/page-head'
import { QueryError } from '../../console/query-error'
import { LazySalesChart } from '../../features/sales-chart/lazy-sales-chart'
import type { SalesLine, SalesReport } from '../../features/sales-chart/sales-report'
import { DataTable, type Column } from '../../table/data-table'
import { Filters, type Filter } from '../../table/filters'
import { saveTable } from '../../table/save-table'
import { ReportTabs } from './report-tabs'

const filters: Filter[] = [
  {
    name: 'by',
    label: 'By',
    kind: 'select',
    options: [
      { value: '', label: 'Day' },
      { value: 'product', label: 'Product' },
      { value: 'category', label: 'Category' },
      { value: 'customer', label: 'Customer' },
    ],
  },
  { name: 'from', label: 'From', kind: 'date' },
  { name: 'to', label: 'Until', kind: 'date' },
]

const MAX_LINES = 1_000
const headers: Record<string, string> = { product: 'Product', category: 'Category', customer: 'Customer' }
const columnsBy = (by = ''): Column<SalesLine>[] => [
  { id: 'name', header: headers[by] ?? 'Day', cell: ({ name }) => name },
  { id: 'orders', header: 'Orders', align: 'end', cell: ({ orders }) => orders },
  { id: 'sales', header: 'Sales', align: 'end', wide: true, cell: ({ sales }) => `$${sales}` },
  { id: 'refunds', header: 'Refunds', align: 'end', wide: true, cell: ({ refunds }) => `$${refunds}` },
  { id: 'net', header: 'Net', align: 'end', cell: ({ net }) => `$${net}` },
]

/** Sales of a period by day, product, category or customer. */
export function ReportsPage() {
  const input = useFilters(filters)
  const { by = 'day' } = input
  const { data, error, isFetching, reset } = useOperation<SalesReport>('reports.sales', { ...input, limit: MAX_LINES })
  const lines = data?.tables.sales
  return (
    <>
      <PageHead
        title="Reports"
        actions={
          <Button disabled={!lines?.length} onClick={() => saveTable(`sales-by-${by}.csv`, lines ?? [])}>
            Download CSV
          </Button>
        }
      />
      <ReportTabs />
      <Filters filters={filters} />
      {error && <QueryError error={error} onRetry={reset} />}
      {!error && (
        <Stack $gap={4}>
          {data && <Text tone="inkMuted">{summaryOf(data.record)}</Text>}
          {data && lines && by === 'day' && <LazySalesChart days={lines} />}
          <DataTable
            caption={`Sales by ${by}, in full`}
            columns={columnsBy(by)}
            lines={lines}
            isBusy={isFetching}
            empty={
              <EmptyState icon="card" title="No sales">
                Nothing was sold in this period.
              </EmptyState>
            }
          />
        </Stack>
      )}
    </>
  )
}

const summaryOf = ({ from, to, time_zone: zone, orders, sales, refunds, net }: SalesReport['record']) =>
  `${from} to ${to} (${zone}): ${orders} paid orders for $${sales}, $${refunds} refunded, $${net} net.`
