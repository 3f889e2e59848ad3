import type { PartContract } from '@shop/shared-api/contract'

/** What the shell promises and needs; the gate checks it whenever the release pointer moves. */
export const contract: PartContract = {
  name: 'shell',
  api: '^1.0.0',
  prefixes: [
    '/faqs',
    '/privacy-policy',
    '/term-conditions',
    '/about-us',
    '/returns',
    '/shipping',
    '/contact-us',
    '/newsletter',
    '/pages/:slug',
  ],
  events: {
    publishes: ['session/changed', 'session/ended'],
    reads: ['cart/changed', 'wishlist/changed', 'session/changed', 'session/ended'],
  },
  widgets: {
    offers: {},
    uses: {
      'catalogue/search-drawer': 1,
      'cart-checkout/cart-drawer': 1,
      'account/settings-sheet': 1,
      'wholesale/application-notice': 1,
    },
  },
  samplePaths: ['/faqs', '/shipping', '/contact-us', '/newsletter'],
}
