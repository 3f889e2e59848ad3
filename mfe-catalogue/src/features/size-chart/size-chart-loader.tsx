import { browserApi } from '@shop/shared-api'
import { Alert, Skeleton, Stack } from '@shop/shared-ui'
import { useApiQuery } from '../../use-api-query'
import { SizeChartTable } from './size-chart-table'

/** Fetches and shows the charts of a category or its nearest ancestor with one. */
export function LoadedCharts({ categoryId }: { categoryId: number }) {
  const query = useApiQuery(String(categoryId), (signal) =>
    browserApi.request('GET /get-size-chart', { query: { category_id: categoryId }, signal, silent: true }),
  )
  if (query.status === 'pending') return <Skeleton $height="16rem" />
  if (query.status === 'error') {
    return <Alert tone="error">We couldn’t load the size chart. Please close this and try again.</Alert>
  }
  const charts = query.data.data
  if (charts.length === 0) return <Alert tone="info">This product comes in one size and has no size chart.</Alert>
  return (
    <Stack $gap={6}>
      {charts.map((chart) => (
        <SizeChartTable key={chart.id} chart={chart} />
      ))}
    </Stack>
  )
}
