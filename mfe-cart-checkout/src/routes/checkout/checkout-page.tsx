import { links as accountLinks } from '@shop/account-contract'
import { Alert, ButtonLink, SectionUnavailable } from '@shop/shared-ui'
import { useNavigate } from 'react-router-dom'
import { useDraftStore } from '../../cart/cart-context'
import { formatArrival } from '../../checkout/format-arrival'
import { mayFinish } from '../../checkout/current-buyer'
import { useStockHold } from '../../checkout/use-stock-hold'
import { HoldCountdown } from '../../features/hold/hold-countdown'
import { AddressAdvice } from '../../features/shipment/address-advice'
import { useCompleteOrder } from '../../features/receipt/use-complete-order'
import { OrderButton } from '../../features/review/order-button'
import { ReviewSections } from '../../features/review/review-sections'
import { useFreshRates } from '../../features/review/use-fresh-rates'
import { useOrderSubmission } from '../../features/review/use-order-submission'
import { StepPage, type StepProps } from '../step-page'

/** The order summary with the button that places the order. */
export function CheckoutPage() {
  return (
    <StepPage path="/checkout" title="Review and place your order">
      {(step) => <Review {...step} />}
    </StepPage>
  )
}

function Review({ cart, draft }: StepProps) {
  const navigate = useNavigate()
  const draftStore = useDraftStore()
  const completeOrder = useCompleteOrder()
  const hold = useStockHold(cart, { begins: false })
  const { rate, refresh, failed } = useFreshRates({ cart, draft })
  const submission = useOrderSubmission({
    onPlaced: (outcome) => completeOrder(outcome, draftStore.state().order?.body.products ?? []),
    onCorrect: (step) => void navigate(step === 'address' ? '/shipment' : '/payment'),
    onRateExpired: refresh,
  })
  if (draft.order && !mayFinish(draft.order.buyer)) return <LogInToFinish />
  return (
    <>
      <ReviewSections draft={draft} rate={rate} arrival={rate && formatArrival(rate, new Date())} />
      {!draft.order && <AddressAdvice typed={draft.address} />}
      <HoldCountdown hold={hold} />
      {failed && <SectionUnavailable what="The shipping price" retry={() => void refresh()} />}
      <OrderButton cart={cart} submission={submission} isRated={rate !== undefined} />
    </>
  )
}

/** The order was sent by a user who has logged out since: only they may query its outcome. */
function LogInToFinish() {
  return (
    <Alert tone="warning" title="Log in again to finish your order">
      You were logged out before we got a response. Log in with the same account to finish: your order is saved here and
      will be placed only once.
      <ButtonLink to={accountLinks.login('/checkout')}>Log in</ButtonLink>
    </Alert>
  )
}
