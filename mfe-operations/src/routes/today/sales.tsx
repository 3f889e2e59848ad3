import { Grid, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { useOperation } from '../../client/use-operation'
import { Panel } from '../../console/frame'
import { PanelTitle } from '../../console/panel-title'
import { QueryError } from '../../console/query-error'
import { LazySalesChart } from '../../features/sales-chart/lazy-sales-chart'
import type { SalesReport } from '../../features/sales-chart/sales-report'

const Total = styled.p`
  font: 700 2rem/1.1 ${tokens.font.display};
  font-variant-numeric: tabular-nums;
`

/** What was sold in the last thirty days, day by day, as the API adds it up. */
export function Sales() {
  const { data, error, reset } = useOperation<SalesReport>('reports.sales')
  if (error) return <QueryError error={error} onRetry={reset} />
  const days = data?.tables.sales
  return (
    <Grid $min="20rem">
      <Panel aria-labelledby="sales">
        <div>
          <PanelTitle id="sales">Sales in thirty days</PanelTitle>
          <Total>{data ? `$${data.record.net}` : '…'}</Total>
        </div>
        <LazySalesChart days={days} />
      </Panel>
      <Panel aria-labelledby="orders">
        <div>
          <PanelTitle id="orders">Paid orders in thirty days</PanelTitle>
          <Total>{data?.record.orders ?? '…'}</Total>
        </div>
        <LazySalesChart days={days} show="orders" />
      </Panel>
    </Grid>
  )
}
