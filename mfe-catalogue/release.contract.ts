import type { PartContract } from '@shop/shared-api/contract'

/** The catalogue remote's public contract; the release gate verifies it. */
export const contract: PartContract = {
  name: 'catalogue',
  api: '^1.0.0',
  prefixes: ['/', '/shop', '/product/list', '/product-sales', '/size-guide', '/wishlist', '/product/authenticity'],
  events: {
    publishes: ['catalogue/list-shown', 'catalogue/product-shown', 'catalogue/searched', 'wishlist/changed'],
    reads: ['session/changed', 'cart/line-added'],
  },
  widgets: {
    offers: { 'search-drawer': 1, 'product-rail': 1, 'recently-viewed': 1 },
    uses: {
      'cart-checkout/add-to-cart': 1,
      'catalogue/product-rail': 1,
      'wholesale/list-price': 1,
      'wholesale/price-hint': 1,
    },
  },
  samplePaths: ['/', '/shop', '/shop/1'],
}
