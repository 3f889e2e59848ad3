import { formatDollars, type ShipmentRate } from '@shop/shared-api'
import { RadioGroup } from '@shop/shared-ui'
import { useCartStore } from '../../cart/cart-context'
import type { CartState } from '../../cart/cart-state'
import { formatArrival } from '../../checkout/format-arrival'

interface RateChoiceProps {
  cart: CartState
  rates: readonly ShipmentRate[]
}

/** Shipping methods for this address, with price and arrival dates. */
export function RateChoice({ cart, rates }: RateChoiceProps) {
  const { ship } = useCartStore()
  return (
    <RadioGroup
      label="Shipping"
      value={cart.shipment}
      onChange={(value) => ship(value === 'express' ? 'express' : 'simple')}
      options={rates.map((rate) => ({
        value: rate.type,
        label: rate.title,
        description: `Arrives ${formatArrival(rate, new Date())}`,
        aside: rate.charges === 0 ? 'Free' : formatDollars(rate.charges),
      }))}
    />
  )
}
