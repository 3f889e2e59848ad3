import type { PartContract } from '@shop/shared-api/contract'

/** The wholesale remote's public contract; the release gate verifies it. */
export const contract: PartContract = {
  name: 'wholesale',
  api: '^1.0.0',
  prefixes: ['/wholesaler', '/model'],
  events: { publishes: ['session/changed', 'session/started'], reads: ['session/changed', 'cart/changed'] },
  widgets: {
    offers: { 'price-hint': 1, 'list-price': 1, 'application-notice': 1 },
    uses: { 'cart-checkout/order-again': 1 },
  },
  samplePaths: ['/wholesaler/signup', '/wholesaler/login', '/wholesaler/equipment', '/wholesaler/order', '/model'],
}
