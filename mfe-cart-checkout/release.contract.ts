import type { PartContract } from '@shop/shared-api/contract'

/** The cart's contract with the other parts; the release gate enforces it. */
export const contract: PartContract = {
  name: 'cart-checkout',
  api: '^1.0.0',
  prefixes: ['/cart', '/shipment', '/payment', '/checkout', '/order/:id/confirmation'],
  events: {
    publishes: ['cart/changed', 'cart/item-added', 'cart/line-added', 'cart/shown', 'checkout/begun', 'order/placed'],
    reads: ['session/changed', 'session/ended'],
  },
  widgets: { offers: { 'add-to-cart': 1, 'cart-drawer': 1, 'order-again': 1 }, uses: { 'catalogue/product-rail': 1 } },
  samplePaths: [
    { path: '/cart', cart: true },
    { path: '/shipment', cart: true },
    { path: '/payment', cart: true },
    { path: '/checkout', cart: true },
    '/order/00000000-0000-4000-8000-000000000000/confirmation',
  ],
}
