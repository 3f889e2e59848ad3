import { formatUsd, toCents, type GeneralSetting } from '@shop/shared-api'
import { RadioGroup, type RadioOption } from '@shop/shared-ui'
import { useCartStore } from '../../cart/cart-context'
import { subtotalCents } from '../../cart/cart-lines'
import type { CartState } from '../../cart/cart-store'
import { useShopSettings } from '../../shop-data'

/** Simple or express shipping, with price and duration. Wholesalers have no choice: their shipping is free. */
export function ShippingMethodChoice({ cart }: { cart: CartState }) {
  const { ship } = useCartStore()
  const settings = useShopSettings()
  if (cart.quote && !cart.quote.express_offered) return null
  return (
    <RadioGroup
      label="Shipping"
      value={cart.shipment}
      onChange={(value) => ship(value === 'express' ? 'express' : 'simple')}
      options={shippingOptions(settings, subtotalCents(cart.lines))}
    />
  )
}

type ShippingPrices = Pick<GeneralSetting, 'simple_shipment' | 'express_shipment' | 'free_shipment'>

/** Both methods with their prices for a subtotal in cents; without the settings, without prices. */
function shippingOptions(prices: ShippingPrices | undefined, subtotal: number): RadioOption[] {
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
