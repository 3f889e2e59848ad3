import { formatDollars, toCents, type GeneralSetting } from '@shop/shared-api'
import { isShippingFree, TRANSIT_DAYS } from '@shop/shared-api/delivery'
import { RadioGroup, type RadioOption } from '@shop/shared-ui'
import { useCartStore } from '../../cart/cart-context'
import { subtotalCents } from '../../cart/cart-lines'
import type { CartState } from '../../cart/cart-state'
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
  const free = prices !== undefined && isShippingFree(subtotal, toCents(prices.free_shipment))
  return [
    {
      value: 'simple',
      label: 'Simple delivery',
      description: `${transitTime('simple')}${prices && !free ? ` Free from ${formatDollars(prices.free_shipment)}.` : ''}`,
      aside: prices && (free ? 'Free' : formatDollars(prices.simple_shipment)),
    },
    {
      value: 'express',
      label: 'Express delivery',
      description: transitTime('express'),
      aside: prices && formatDollars(prices.express_shipment),
    },
  ]
}

const transitTime = (method: keyof typeof TRANSIT_DAYS) => `Usually ${TRANSIT_DAYS[method].join(' to ')} business days.`
