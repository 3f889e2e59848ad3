import { defineEvents } from '@shop/shared-events'

defineEvents({
  'catalogue/list-shown': { owner: 'catalogue', retained: false, crossTab: false },
  'catalogue/product-shown': { owner: 'catalogue', retained: false, crossTab: false },
  'catalogue/searched': { owner: 'catalogue', retained: false, crossTab: false },
  'wishlist/changed': { owner: 'catalogue', retained: true, crossTab: true },
})

export const links = {
  shop: () => '/shop',
  search: (terms) => `/shop?${new URLSearchParams({ search: terms })}`,
  product: (id) => `/shop/${id}`,
  sales: () => '/product-sales',
  sizeGuide: () => '/size-guide',
  wishlist: () => '/wishlist',
  authenticity: () => '/product/authenticity',
}
