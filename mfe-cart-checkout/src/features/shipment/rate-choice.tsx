import { formatUsd, toCents, type ShipmentRate } from '@shop/shared-api'
import { RadioGroup } from '@shop/shared-ui'
import { useCartStore } from '../../cart/cart-context'
import type { CartState } from '../../cart/cart-store'
import { arrivalOf } from '../../checkout/arrival'

interface RateChoiceProps {
  cart: CartState
  rates: readonly ShipmentRate[]
}

/** The ways to send this cart to the address, with price and day of arrival. */
export function RateChoice({ cart, rates }: RateChoiceProps) {
  const { ship } = useCartStore()
  return (
    <RadioGroup
      label="Delivery"
      value={cart.shipment}
      onChange={(value) => ship(value === 'express' ? 'express' : 'simple')}
      options={rates.map((rate) => ({
        value: rate.type,
        label: rate.title,
        description: `Arrives ${arrivalOf(rate, new Date())}`,
        aside: rate.charges === 0 ? 'Free' : formatUsd(toCents(rate.charges)),
      }))}
    />
  )
}
