import { useQuery } from '@shop/shared-forms'
import { useParams, useSearchParams } from 'react-router-dom'
import { Container } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { useApi } from '../../api-context'
import { QueryError } from '../../query-error'
import { OrderNotFound } from './order-not-found'
import { OrderSkeleton } from './order-skeleton'
import { OrderView } from './order-view'

/** Keeps the footer below the fold in every state. */
const OrderPageFrame = styled(Container)`
  min-block-size: 80svh;

  @media print {
    min-block-size: 0;
  }
`

/** An order for its owner or for a guest with the emailed link; anyone else sees not found. */
export function OrderPage() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const token = params.get('token') ?? undefined
  const call = { params: { id }, query: { token } }
  const { data, error, reset, setData } = useQuery(useApi(), ['GET /get-orders/:id', call])
  const isMissing = error && [404, 422].includes(error.status)
  return (
    <OrderPageFrame aria-busy={!data && !error ? true : undefined}>
      {isMissing ? (
        <OrderNotFound />
      ) : error ? (
        <QueryError error={error} onRetry={reset} />
      ) : data ? (
        <OrderView order={data.data} token={token} onChange={(order) => setData({ data: order })} />
      ) : (
        <OrderSkeleton />
      )}
    </OrderPageFrame>
  )
}
