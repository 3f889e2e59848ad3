import { useNavigate } from 'react-router-dom'
import { useStockHold } from '../../checkout/use-stock-hold'
import { HoldCountdown } from '../../features/hold/hold-countdown'
import { PaymentStep } from '../../features/payment/payment-step'
import { StepPage, type StepProps } from '../step-page'

/** The payment step; from here on the shop reserves the items. */
export function PaymentPage() {
  return (
    <StepPage path="/payment" title="How would you like to pay?">
      {(step) => <Payment {...step} />}
    </StepPage>
  )
}

function Payment({ cart, draft }: StepProps) {
  const navigate = useNavigate()
  const hold = useStockHold(cart, { begins: true })
  return (
    <>
      <HoldCountdown hold={hold} />
      <PaymentStep cart={cart} draft={draft} onDone={() => void navigate('/checkout')} />
    </>
  )
}
