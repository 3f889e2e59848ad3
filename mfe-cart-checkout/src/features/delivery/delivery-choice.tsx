import { formatUsd, toCents, type GeneralSetting } from '@shop/shared-api'
import { RadioGroup, type RadioOption } from '@shop/shared-ui'
import { useCartStore } from '../../cart/cart-context'
import { worthOf } from '../../cart/cart-lines'
import type { CartState } from '../../cart/cart-store'
import { useShopSettings } from '../../shop-facts'

/** Simple or express, with what each costs and how long it takes. Wholesellers have no choice: their delivery is free. */
export function DeliveryChoice({ cart }: { cart: CartState }) {
  const { ship } = useCartStore()
  const settings = useShopSettings()
  if (cart.quote && !cart.quote.express_offered) return null
  return (
    <RadioGroup
      label="Delivery"
      value={cart.shipment}
      onChange={(value) => ship(value === 'express' ? 'express' : 'simple')}
      options={deliveryOptions(settings, worthOf(cart.lines))}
    />
  )
}

type DeliveryPrices = Pick<GeneralSetting, 'simple_shipment' | 'express_shipment' | 'free_shipment'>

/** The two ways with their prices for a cart of this subtotal in cents; without the settings they are only named. */
function deliveryOptions(prices: DeliveryPrices | undefined, subtotal: number): RadioOption[] {
  const usd = (dollars: number) => formatUsd(toCents(dollars))
  const free = prices !== undefined && subtotal >= toCents(prices.free_shipment)
  return [
    {
      value: 'simple',
      label: 'Simple delivery',
      description: `Usually 3 to 6 business days.${prices && !free ? ` Free from ${usd(prices.free_shipment)}.` : ''}`,
      aside: prices && (free ? 'Free' : usd(prices.simple_shipment)),
    },
    {
      value: 'express',
      label: 'Express delivery',
      description: 'Usually 1 to 2 business days.',
      aside: prices && usd(prices.express_shipment),
    },
  ]
}
