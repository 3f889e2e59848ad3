import { useNavigate } from 'react-router-dom'
import { DeliveryChoice } from '../../features/delivery/delivery-choice'
import { ShipmentForm } from '../../features/shipment/shipment-form'
import { StepPage } from '../step-page'

/** Where the order goes and how it travels. */
export function ShipmentPage() {
  const navigate = useNavigate()
  return (
    <StepPage path="/shipment" title="Where shall we send it?">
      {({ cart, draft }) => (
        <ShipmentForm
          cart={cart}
          draft={draft}
          estimate={<DeliveryChoice cart={cart} />}
          onDone={() => void navigate('/payment')}
        />
      )}
    </StepPage>
  )
}
