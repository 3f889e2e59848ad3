import type { CartState } from '../../cart/cart-state'
import { AppliedPromo } from './applied-promo'
import { PromoField } from './promo-field'

/** The cart's coupon: the field to enter one, or the applied one. Wholesalers have tiers instead. */
export function PromoCode({ cart }: { cart: CartState }) {
  if (cart.coupon) return <AppliedPromo coupon={cart.coupon} refusal={cart.quote?.coupon_message ?? null} />
  if (cart.quote && !cart.quote.express_offered) return null
  return <PromoField lines={cart.lines} />
}
