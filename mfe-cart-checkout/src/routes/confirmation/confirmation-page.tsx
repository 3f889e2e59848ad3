import { Container, Skeleton, SectionUnavailable, tokens } from '@shop/shared-ui'
import { isLoggedInHint, type Api, type Order } from '@shop/shared-api'
import { useCallback, useState } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useDraft } from '../../cart/cart-context'
import { useAnswer } from '../../use-answer'
import { pageRoom } from '../page-room'
import { NoSuchOrder } from './no-such-order'
import { OrderPaper } from './order-paper'

const Frame = styled.div`
  ${pageRoom}
  padding-block: ${tokens.space[5]} ${tokens.space[8]};
`

/** A placed order, for its owner or whoever has its link. It is personal, so the server sends the frame alone. */
export function ConfirmationPage() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const draft = useDraft()
  if (!draft) return <Waiting />
  const receipt = draft.receipt?.orderId === id ? draft.receipt : undefined
  const token = search.get('token') ?? receipt?.token ?? undefined
  return <Confirmation key={id} id={id} token={token} bankUrl={receipt?.bankUrl} />
}

interface ConfirmationProps {
  id: string
  token: string | undefined
  /** Where the bank asks its customer, as far as this tab knows it. */
  bankUrl: string | undefined
}

function Confirmation({ id, token, bankUrl }: ConfirmationProps) {
  const place = useLocation()
  const navigate = useNavigate()
  const ask = useCallback((api: Api, signal: AbortSignal) => askOrder(api, id, token, signal), [id, token])
  const { answer, failure, askAgain } = useAnswer(ask)
  const [confirmed, setConfirmed] = useState<Order>()
  const order = confirmed ?? answer
  if (failure && failure.status >= 400 && failure.status < 500) return <NoSuchOrder place={place} />
  return (
    <Container $width="text">
      <Frame aria-busy={!order && !failure}>
        {failure && <SectionUnavailable what="Your order" retry={askAgain} />}
        {!order && !failure && <Skeleton $height="36rem" />}
        {order && (
          <OrderPaper
            order={order}
            token={token}
            bankUrl={bankUrl}
            onRefused={askAgain}
            onConfirmed={(fresh) => {
              setConfirmed(fresh)
              // A guest has no list of orders to go to: theirs stays in view.
              if (isLoggedInHint()) void navigate('/settings/order')
            }}
          />
        )}
      </Frame>
    </Container>
  )
}

function Waiting() {
  return (
    <Container $width="text">
      <Frame aria-busy>
        <Skeleton $height="36rem" />
      </Frame>
    </Container>
  )
}

async function askOrder(api: Api, id: string, token: string | undefined, signal: AbortSignal): Promise<Order> {
  const query = token ? { token } : {}
  return (await api.request('GET /get-orders/:id', { params: { id }, query, signal, silent: true })).data
}
