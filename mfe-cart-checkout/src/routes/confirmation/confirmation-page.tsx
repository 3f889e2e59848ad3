import { Container, Skeleton, SectionUnavailable, tokens } from '@shop/shared-ui'
import { isLoggedInHint, type Api, type Order } from '@shop/shared-api'
import { useCallback, useState } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useDraft } from '../../cart/cart-context'
import { useApiQuery } from '../../use-api-query'
import { pageMinHeight } from '../page-min-height'
import { OrderNotFound } from './order-not-found'
import { OrderReceipt } from './order-receipt'

const ConfirmationFrame = styled.div`
  ${pageMinHeight}
  padding-block: ${tokens.space[5]} ${tokens.space[8]};
`

/**
 * A placed order, for its owner or anybody with its signed link. It is personal, so the server renders only the
 * frame.
 */
export function ConfirmationPage() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const draft = useDraft()
  if (!draft) return <ConfirmationSkeleton />
  const receipt = draft.receipt?.orderId === id ? draft.receipt : undefined
  const token = search.get('token') ?? receipt?.token ?? undefined
  return <Confirmation key={id} id={id} token={token} bankUrl={receipt?.bankUrl} />
}

interface ConfirmationProps {
  id: string
  token: string | undefined
  /** The bank's approval page, if this tab knows it. */
  bankUrl: string | undefined
}

function Confirmation({ id, token, bankUrl }: ConfirmationProps) {
  const location = useLocation()
  const navigate = useNavigate()
  const queryOrder = useCallback((api: Api, signal: AbortSignal) => fetchOrder(api, id, token, signal), [id, token])
  const { data, error, reset } = useApiQuery(queryOrder)
  const [confirmed, setConfirmed] = useState<Order>()
  const order = confirmed ?? data
  if (error && error.status >= 400 && error.status < 500) return <OrderNotFound location={location} />
  return (
    <Container $width="text">
      <ConfirmationFrame aria-busy={!order && !error}>
        {error && <SectionUnavailable what="Your order" retry={reset} />}
        {!order && !error && <Skeleton $height="36rem" />}
        {order && (
          <OrderReceipt
            order={order}
            token={token}
            bankUrl={bankUrl}
            onRefused={reset}
            onConfirmed={(fresh) => {
              setConfirmed(fresh)
              // A guest has no order list, so the order stays open.
              if (isLoggedInHint()) void navigate('/settings/order')
            }}
          />
        )}
      </ConfirmationFrame>
    </Container>
  )
}

function ConfirmationSkeleton() {
  return (
    <Container $width="text">
      <ConfirmationFrame aria-busy>
        <Skeleton $height="36rem" />
      </ConfirmationFrame>
    </Container>
  )
}

async function fetchOrder(api: Api, id: string, token: string | undefined, signal: AbortSignal): Promise<Order> {
  const query = token ? { token } : {}
  return (await api.request('GET /get-orders/:id', { params: { id }, query, signal, silent: true })).data
}
