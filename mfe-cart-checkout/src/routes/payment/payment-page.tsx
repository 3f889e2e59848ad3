import { useNavigate } from 'react-router-dom'
import { PaymentStep } from '../../features/payment/payment-step'
import { StepPage } from '../step-page'

/** How the order is paid. */
export function PaymentPage() {
  const navigate = useNavigate()
  return (
    <StepPage path="/payment" title="How would you like to pay?">
      {({ draft }) => <PaymentStep draft={draft} onDone={() => void navigate('/checkout')} />}
    </StepPage>
  )
}
