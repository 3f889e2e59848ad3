import { Skeleton } from '@shop/shared-ui'
import { useOperation } from '../../client/use-operation'
import { FactList } from '../../console/fact-list'
import { Panel } from '../../console/frame'
import { PanelTitle } from '../../console/panel-title'
import { QueryError } from '../../console/query-error'

interface Sums {
  open: number
  open_sum: string
  due_soon: number
  due_soon_sum: string
  overdue: number
  overdue_sum: string
}

const sumOf = (count: number, sum: string) => `$${sum} in ${count} ${count === 1 ? 'invoice' : 'invoices'}`

/** What companies owe in all. */
export function InvoiceSums() {
  const { data, error, reset } = useOperation<{ record: Sums }>('invoices.sums')
  if (error) return <QueryError error={error} onRetry={reset} />
  if (!data) return <Skeleton $height="8rem" />
  const { record } = data
  return (
    <Panel aria-labelledby="owed">
      <PanelTitle id="owed">Owed</PanelTitle>
      <FactList
        facts={{
          Open: sumOf(record.open, record.open_sum),
          'Due within a week': sumOf(record.due_soon, record.due_soon_sum),
          Overdue: sumOf(record.overdue, record.overdue_sum),
        }}
      />
    </Panel>
  )
}
