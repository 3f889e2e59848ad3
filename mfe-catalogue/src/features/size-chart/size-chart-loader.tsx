import { browserApi } from '@shop/shared-api'
import { useQuery } from '@shop/shared-forms'
import { Alert, Skeleton, Stack } from '@shop/shared-ui'
import { SizeChartTable } from './size-chart-table'

/** Fetches and shows the charts of a category or its nearest ancestor with one. */
export function LoadedCharts({ categoryId }: { categoryId: number }) {
  const { data, error } = useQuery(browserApi, ['GET /get-size-chart', { query: { category_id: categoryId } }])
  if (error) return <Alert tone="error">We couldn’t load the size chart. Please close this and try again.</Alert>
  if (!data) return <Skeleton $height="16rem" />
  const charts = data.data
  if (charts.length === 0) return <Alert tone="info">This product comes in one size and has no size chart.</Alert>
  return (
    <Stack $gap={6}>
      {charts.map((chart) => (
        <SizeChartTable key={chart.id} chart={chart} />
      ))}
    </Stack>
  )
}
