import type { PartContract } from '@shop/shared-api/contract'

/** What the account part promises the other parts; the release gate holds it to this. */
export const contract: PartContract = {
  name: 'account',
  api: '^1.0.0',
  prefixes: ['/login', '/signup', '/reset-password', '/settings', '/order/:id'],
  events: { publishes: ['session/changed', 'session/ended'], reads: ['session/changed'] },
  widgets: { offers: { 'settings-sheet': 1 }, uses: {} },
  samplePaths: ['/login', '/signup', '/settings/profile'],
}
