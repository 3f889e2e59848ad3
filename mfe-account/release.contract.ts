import type { PartContract } from '@shop/shared-api/contract'

/** The account remote's public contract; the release gate verifies it. */
export const contract: PartContract = {
  name: 'account',
  api: '^1.0.0',
  prefixes: ['/login', '/signup', '/reset-password', '/settings', '/track-order', '/order/:id'],
  events: { publishes: ['session/changed', 'session/started', 'session/ended'], reads: ['session/changed'] },
  widgets: { offers: { 'settings-sheet': 1 }, uses: { 'cart-checkout/order-again': 1 } },
  samplePaths: [
    '/login',
    '/signup',
    '/reset-password',
    '/track-order',
    '/settings/profile',
    '/settings/update-password',
    '/settings/order',
    '/settings/order-track',
    '/settings/payment-methods',
    '/settings/your-data',
    '/order/00000000-0000-4000-8000-000000000000',
  ],
}
