import '@shop/cart-checkout-contract'
import '@shop/catalogue-contract'
import type { FunnelStep } from '@shop/shared-api/contract'
import type { EventName } from '@shop/shared-events'

/** The facts of parts that are steps of a purchase. */
export const funnelFacts: { readonly [Name in EventName]?: FunnelStep } = {
  'catalogue/product-shown': 'view',
  'cart/item-added': 'cart',
  'order/placed': 'order',
}
