import { Alert, ButtonLink, SectionUnavailable } from '@shop/shared-ui'
import { useNavigate } from 'react-router-dom'
import { useDraftStore } from '../../cart/cart-context'
import { arrivalOf } from '../../checkout/arrival'
import { mayFinish } from '../../checkout/current-buyer'
import { useStockHold } from '../../checkout/use-stock-hold'
import { HoldCountdown } from '../../features/hold/hold-countdown'
import { useOrderEnd } from '../../features/receipt/use-order-end'
import { OrderButton } from '../../features/review/order-button'
import { ReviewSections } from '../../features/review/review-sections'
import { useFreshRates } from '../../features/review/use-fresh-rates'
import { useOrderPress } from '../../features/review/use-order-press'
import { StepPage, type StepProps } from '../step-page'

/** The summary of the order, and the button that places it. */
export function CheckoutPage() {
  return (
    <StepPage path="/checkout" title="Check and place your order">
      {(step) => <Review {...step} />}
    </StepPage>
  )
}

function Review({ cart, draft }: StepProps) {
  const navigate = useNavigate()
  const draftStore = useDraftStore()
  const end = useOrderEnd()
  const hold = useStockHold(cart, { begins: false })
  const { rate, renew, failed } = useFreshRates({ cart, draft })
  const press = useOrderPress({
    onPlaced: (outcome) => end(outcome, draftStore.state().order?.body.products ?? []),
    onMend: (step) => void navigate(step === 'address' ? '/shipment' : '/payment'),
    onRateGone: renew,
  })
  if (draft.order && !mayFinish(draft.order.buyer)) return <LogInToFinish />
  return (
    <>
      <ReviewSections draft={draft} rate={rate} arrival={rate && arrivalOf(rate, new Date())} />
      <HoldCountdown hold={hold} />
      {failed && <SectionUnavailable what="The price of delivery" retry={() => void renew()} />}
      <OrderButton cart={cart} press={press} isRated={rate !== undefined} />
    </>
  )
}

/** The order was sent by somebody who is logged out by now: nobody else can ask what came of it. */
function LogInToFinish() {
  return (
    <Alert tone="warning" title="Log in again to finish your order">
      You were logged out before the shop could answer. Log in with the same account: your order is kept here, and sent
      at most once.
      <ButtonLink to="/login?next=%2Fcheckout">Log in</ButtonLink>
    </Alert>
  )
}
