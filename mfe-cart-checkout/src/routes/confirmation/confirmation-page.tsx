import { links as accountLinks } from '@shop/account-contract'
import { Container, Skeleton, SectionUnavailable, tokens } from '@shop/shared-ui'
import { isLoggedInHint } from '@shop/shared-api'
import { useQuery } from '@shop/shared-forms'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { useApi, useDraft } from '../../cart/cart-context'
import { pageMinHeight } from '../page-min-height'
import { readReceiptToken } from '../../features/receipt/stored-receipts'
import { OrderNotFound } from './order-not-found'
import { OrderReceipt } from './order-receipt'

const ConfirmationFrame = styled.div`
  ${pageMinHeight}
  padding-block: ${tokens.space[5]} ${tokens.space[8]};
`

/**
 * A placed order, for its owner, anyone with its signed link, and the browser that ordered as a guest. It is personal,
 * so the server renders only the frame.
 */
export function ConfirmationPage() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const draft = useDraft()
  if (!draft) return <ConfirmationSkeleton />
  const receipt = draft.receipt?.orderId === id ? draft.receipt : undefined
  const token = search.get('token') ?? receipt?.token ?? readReceiptToken(id)
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
  const { data, error, reset, setData } = useQuery(useApi(), [
    'GET /get-orders/:id',
    { params: { id }, query: { token } },
  ])
  const order = data?.data
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
              setData({ data: fresh })
              // A guest has no order list, so the order stays open.
              if (isLoggedInHint()) void navigate(accountLinks.orders())
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
