import { defineEvents } from '@shop/shared-events'

defineEvents({
  'cart/changed': { owner: 'cart-checkout', retained: true, crossTab: true },
  'cart/line-added': { owner: 'cart-checkout', retained: false, crossTab: false },
  'cart/item-added': { owner: 'cart-checkout', retained: false, crossTab: false },
  'cart/shown': { owner: 'cart-checkout', retained: false, crossTab: false },
  'checkout/begun': { owner: 'cart-checkout', retained: false, crossTab: false },
  'order/placed': { owner: 'cart-checkout', retained: false, crossTab: false },
})

export const links = {
  cart: () => '/cart',
}
