import { useNavigate } from 'react-router-dom'
import { useCartFact } from '../../cart/use-cart-fact'
import { DeliveryChoice } from '../../features/delivery/delivery-choice'
import { ShipmentForm } from '../../features/shipment/shipment-form'
import { StepPage, type StepProps } from '../step-page'

/** Where the order goes and how it travels. */
export function ShipmentPage() {
  return (
    <StepPage path="/shipment" title="Where shall we send it?">
      {(step) => <Shipment {...step} />}
    </StepPage>
  )
}

/** The checkout begins once the step is open to the shopper. */
function Shipment({ cart, draft }: StepProps) {
  const navigate = useNavigate()
  useCartFact('checkout/begun')
  return (
    <ShipmentForm
      cart={cart}
      draft={draft}
      estimate={<DeliveryChoice cart={cart} />}
      onDone={() => void navigate('/payment')}
    />
  )
}
