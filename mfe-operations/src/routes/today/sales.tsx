import { formatUsd } from '@shop/shared-api'
import { Skeleton, Text, tokens } from '@shop/shared-ui'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { useOperation } from '../../client/use-operation'
import { Panel } from '../../console/frame'
import { PanelTitle } from '../../console/panel-title'
import { QueryError } from '../../console/query-error'
import { COUNTED_ORDERS, salesByDay, type SoldOrder } from '../../features/sales-chart/sales-by-day'

const DAYS = 14

const Total = styled.p`
  font: 700 2rem/1.1 ${tokens.font.display};
  font-variant-numeric: tabular-nums;
`

// The chart library is as large as the rest of the console.
const SalesChart = lazy(async () => {
  const { SalesChart: Chart } = await import(
    /* webpackChunkName: "sales-chart" */ '../../features/sales-chart/sales-chart'
  )
  return { default: Chart }
})

/** What was sold in the last two weeks, day by day. */
export function Sales() {
  const { data, error, reset } = useOperation<{ rows: SoldOrder[] }>('orders.list', { limit: COUNTED_ORDERS })
  const isHydrated = useSyncExternalStore(neverChanges, inBrowser, onServer)
  const placeholder = <Skeleton $height="240px" />
  const sales = data && salesByDay(data.rows, DAYS)
  const total = sales?.days.reduce((sum, { cents }) => sum + cents, 0) ?? 0
  return (
    <Panel aria-labelledby="sales">
      <div>
        <PanelTitle id="sales">Sales in two weeks</PanelTitle>
        {sales && <Total>{formatUsd(total)}</Total>}
        {sales?.isPartial && (
          <Text
            size="small"
            tone="inkMuted"
          >{`Only the latest ${COUNTED_ORDERS.toLocaleString('en-US')} orders are counted.`}</Text>
        )}
      </div>
      {error && <QueryError error={error} onRetry={reset} />}
      {!error && (
        <Suspense fallback={placeholder}>
          {isHydrated && sales ? <SalesChart days={sales.days} /> : placeholder}
        </Suspense>
      )}
    </Panel>
  )
}

const neverChanges = () => () => undefined
const inBrowser = () => true
const onServer = () => false
