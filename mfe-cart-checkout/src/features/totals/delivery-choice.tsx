import { RadioGroup } from '@shop/shared-ui'
import type { CartState } from '../cart/cart-store'
import { cart as siteCart } from '../cart/site-cart'

/** Simple or express; wholesellers have no choice, as their delivery is free. */
export function DeliveryChoice({ cart }: { cart: CartState }) {
  if (!cart.quote?.express_offered) return null
  return (
    <RadioGroup
      label="Delivery"
      value={cart.shipment}
      onChange={(value) => siteCart.ship(value === 'express' ? 'express' : 'simple')}
      options={[
        { value: 'simple', label: 'Simple' },
        { value: 'express', label: 'Express' },
      ]}
    />
  )
}
