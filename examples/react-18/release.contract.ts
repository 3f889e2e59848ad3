import type { PartContract } from '@shop/shared-api/contract'

/** A remote that brings its own React. */
export const contract: PartContract = {
  name: 'sparring',
  api: '^1.0.0',
  ownReact: true,
  prefixes: ['/sparring'],
  events: { publishes: ['wishlist/changed'], reads: ['cart/changed'] },
  widgets: { offers: { partner: 1 }, uses: {} },
  samplePaths: ['/sparring', '/sparring/kickboxing'],
}
