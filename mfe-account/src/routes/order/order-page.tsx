import type { Api, Order } from '@shop/shared-api'
import { useCallback } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { Container } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { FailedAnswer } from '../../failed-answer'
import { useAnswer } from '../../use-answer'
import { NoSuchOrder } from './no-such-order'
import { OrderSkeleton } from './order-skeleton'
import { OrderView } from './order-view'

/** The footer stays below the fold, whatever comes. */
const Frame = styled(Container)`
  min-block-size: 80svh;

  @media print {
    min-block-size: 0;
  }
`

/** One order, for its owner or by the secret of the link that a guest was mailed; nobody else learns that it exists. */
export function OrderPage() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const token = params.get('token') ?? undefined
  const ask = useCallback(
    async (api: Api, signal: AbortSignal): Promise<Order> => {
      const call = { params: { id }, query: { token }, signal, silent: true }
      return (await api.request('GET /get-orders/:id', call)).data
    },
    [id, token],
  )
  const { answer: order, failure, askAgain, replace } = useAnswer(ask, { guestsMay: true })
  const isMissing = failure && [404, 422].includes(failure.status)
  return (
    <Frame aria-busy={!order && !failure ? true : undefined}>
      {isMissing ? (
        <NoSuchOrder />
      ) : failure ? (
        <FailedAnswer failure={failure} askAgain={askAgain} />
      ) : order?.id === id ? (
        <OrderView order={order} token={token} onChange={replace} />
      ) : (
        <OrderSkeleton />
      )}
    </Frame>
  )
}
