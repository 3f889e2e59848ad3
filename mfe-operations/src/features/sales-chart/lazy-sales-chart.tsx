import { Skeleton } from '@shop/shared-ui'
import { lazy, Suspense } from 'react'
import { useBrowserValue } from '../../client/use-browser-value'
import type { SalesLine } from './sales-report'

// The chart library is as large as the rest of the console.
const SalesChart = lazy(async () => {
  const { SalesChart: Chart } = await import(/* webpackChunkName: "sales-chart" */ './sales-chart')
  return { default: Chart }
})

interface LazySalesChartProps {
  /** Undefined while they load. */
  days: readonly SalesLine[] | undefined
  /** What the bars show; what was sold unless given. */
  show?: 'net' | 'orders'
}

/** Sales or orders of each day as bars, drawn in the browser only. */
export function LazySalesChart({ days, show = 'net' }: LazySalesChartProps) {
  const isHydrated = useBrowserValue(inBrowser, false)
  const placeholder = <Skeleton $height="240px" />
  return (
    <Suspense fallback={placeholder}>
      {isHydrated && days ? <SalesChart days={days} show={show} /> : placeholder}
    </Suspense>
  )
}

const inBrowser = () => true
