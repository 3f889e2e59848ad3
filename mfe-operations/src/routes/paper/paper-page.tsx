import { Button, Skeleton } from '@shop/shared-ui'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { useOperation } from '../../client/use-operation'
import { PageHead } from '../../console/page-head'
import { QueryError } from '../../console/query-error'
import { Paper, type PaperAnswer } from './paper'

/** A paper for the warehouse: a packing slip, which names no price, or a pick list, sorted by SKU as the shelves are. */
export function PaperPage() {
  const { number = '' } = useParams()
  const [search] = useSearchParams()
  const isPickList = useLocation().pathname.endsWith('/pick-list')
  const title = isPickList ? 'Pick list' : 'Packing slip'
  const { data, error, reset } = useOperation<PaperAnswer>('orders.show', { number })
  return (
    <>
      <PageHead
        title={title}
        back={{ to: `/operations/orders/${number}`, label: `Order ${number}` }}
        actions={
          <Button variant="action" disabled={!data} onClick={() => window.print()}>
            Print
          </Button>
        }
      />
      {error && <QueryError error={error} onRetry={reset} />}
      {!error && !data && <Skeleton $height="20rem" />}
      {data && <Paper title={title} isPickList={isPickList} parcel={Number(search.get('parcel'))} order={data} />}
    </>
  )
}
