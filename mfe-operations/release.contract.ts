import type { PartContract } from '@shop/shared-api/contract'

/** The console's public contract; the release gate verifies it. */
export const contract: PartContract = {
  name: 'operations',
  api: '^1.0.0',
  prefixes: ['/operations'],
  events: { publishes: [], reads: [] },
  widgets: { offers: {}, uses: {} },
  samplePaths: [
    '/operations/sign-in',
    '/operations/setup',
    '/operations',
    '/operations/orders',
    '/operations/orders/000000000000',
    '/operations/inbox',
    '/operations/inbox/messages/1',
    '/operations/inbox/reviews/1',
    '/operations/customers',
    '/operations/customers/000000000000',
    '/operations/companies',
    '/operations/products',
    '/operations/products/1',
    '/operations/quotes',
    '/operations/selling',
    '/operations/stock',
    '/operations/reports',
    '/operations/reports/stock',
    '/operations/staff',
    '/operations/account',
    '/operations/audit',
    '/operations/settings',
  ],
}
