import { useNavigate } from 'react-router-dom'
import { usePublishCartView } from '../../cart/use-publish-cart-view'
import { ShippingMethodChoice } from '../../features/shipping/shipping-method-choice'
import { ShipmentForm } from '../../features/shipment/shipment-form'
import { StepPage, type StepProps } from '../step-page'

/** The shipping step: address and shipping method. */
export function ShipmentPage() {
  return (
    <StepPage path="/shipment" title="Shipping address">
      {(step) => <Shipment {...step} />}
    </StepPage>
  )
}

/** The checkout begins once the shopper may open this step. */
function Shipment({ cart, draft }: StepProps) {
  const navigate = useNavigate()
  usePublishCartView('checkout/begun')
  return (
    <ShipmentForm
      cart={cart}
      draft={draft}
      estimate={<ShippingMethodChoice cart={cart} />}
      onDone={() => void navigate('/payment')}
    />
  )
}
