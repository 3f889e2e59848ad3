import { browserApi } from '@shop/shared-api'
import { Alert, Skeleton, Stack } from '@shop/shared-ui'
import { useApiQuery } from '../../use-api-query'
import { SizeChartTable } from './size-chart-table'

/** Fetches and shows the charts of a category (or of its nearest ancestor that has one). */
export function LoadedCharts({ categoryId }: { categoryId: number }) {
  const query = useApiQuery(String(categoryId), (signal) =>
    browserApi.request('GET /get-size-chart', { query: { category_id: categoryId }, signal, silent: true }),
  )
  if (query.status === 'pending') return <Skeleton $height="16rem" />
  if (query.status === 'error') {
    return <Alert tone="error">The size chart could not be fetched. Close this and try again.</Alert>
  }
  const charts = query.data.data
  if (charts.length === 0) return <Alert tone="info">This kind of gear comes in one size and has no chart.</Alert>
  return (
    <Stack $gap={6}>
      {charts.map((chart) => (
        <SizeChartTable key={chart.id} chart={chart} />
      ))}
    </Stack>
  )
}
