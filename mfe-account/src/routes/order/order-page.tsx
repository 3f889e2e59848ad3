import type { Api, Order } from '@shop/shared-api'
import { useCallback } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { Container } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { QueryError } from '../../query-error'
import { useApiQuery } from '../../use-api-query'
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
  const fetchOrder = useCallback(
    async (api: Api, signal: AbortSignal): Promise<Order> => {
      const call = { params: { id }, query: { token }, signal, silent: true }
      return (await api.request('GET /get-orders/:id', call)).data
    },
    [id, token],
  )
  const { data: order, error, reset, setData } = useApiQuery(fetchOrder, { guestsMay: true })
  const isMissing = error && [404, 422].includes(error.status)
  return (
    <OrderPageFrame aria-busy={!order && !error ? true : undefined}>
      {isMissing ? (
        <OrderNotFound />
      ) : error ? (
        <QueryError error={error} onRetry={reset} />
      ) : order?.id === id ? (
        <OrderView order={order} token={token} onChange={setData} />
      ) : (
        <OrderSkeleton />
      )}
    </OrderPageFrame>
  )
}
