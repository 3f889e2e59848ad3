import { useQuery } from '@shop/shared-forms'
import { Alert, SectionUnavailable, Skeleton, Text, TextLink } from '@shop/shared-ui'
import { useParams } from 'react-router-dom'
import { useApi } from '../../api-context'
import { MembersPage } from '../../features/page/members-page'
import { isApproved } from '../../features/requests/status-labels'
import { QuoteOrder } from '../../features/quote-order/quote-order'

/** Orders what an approved quote covers: payment and address. */
export function RequestOrderPage() {
  const { number = '' } = useParams()
  return (
    <MembersPage title="Order your quote" lead="Choose how to pay and where we ship it.">
      <OrderOf key={number} number={number} />
    </MembersPage>
  )
}

function OrderOf({ number }: { number: string }) {
  const { data, error, reset } = useQuery(useApi(), ['GET /equipment-requests'], { isUncached: true })
  if (error) return <SectionUnavailable what="Your request" retry={reset} />
  if (!data) return <Skeleton $height="24rem" />
  const request = data.data.find(({ request_number: other }) => other === number)
  if (!request) return <Alert tone="error">We couldn’t find this request.</Alert>
  const { order, quote } = request
  if (order) {
    return (
      <Text>
        This quote is ordered. <TextLink to={`/order/${order.id}`}>View order {order.order_number}</TextLink>
      </Text>
    )
  }
  if (quote === null || !isApproved(request)) {
    return (
      <Text>
        Approve the quote first. <TextLink to={`/wholesaler/requests#${number}`}>View your requests</TextLink>
      </Text>
    )
  }
  return <QuoteOrder request={request} quote={quote} />
}
