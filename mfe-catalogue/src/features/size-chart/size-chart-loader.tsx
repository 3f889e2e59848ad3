import { browserApi, type SizeChart } from '@shop/shared-api'
import { Alert, Skeleton, Stack } from '@shop/shared-ui'
import { useEffect, useState } from 'react'
import { SizeChartTable } from './size-chart-table'

/** Fetches and shows the charts of a category (or of its nearest ancestor that has one). */
export function LoadedCharts({ categoryId }: { categoryId: number }) {
  const [charts, setCharts] = useState<SizeChart[] | 'failed'>()

  useEffect(() => {
    const giveUp = new AbortController()
    browserApi
      .request('GET /get-size-chart', { query: { category_id: categoryId }, signal: giveUp.signal, silent: true })
      .then(({ data }) => setCharts(data))
      .catch(() => giveUp.signal.aborted || setCharts('failed'))
    return () => giveUp.abort()
  }, [categoryId])

  if (charts === undefined) return <Skeleton $height="16rem" />
  if (charts === 'failed') return <Alert tone="error">The size chart could not be fetched. Close this and try again.</Alert>
  if (charts.length === 0) return <Alert tone="info">There is no chart for this kind of gear: it comes in one size.</Alert>
  return (
    <Stack $gap={6}>
      {charts.map((chart) => (
        <SizeChartTable key={chart.id} chart={chart} />
      ))}
    </Stack>
  )
}
