import type { RouteHandle } from '../../document-head'

/** The document head of the wishlist, which is private. */
export const wishlistHandle: RouteHandle<never> = {
  head: () => ({ title: 'Wishlist', canonical: '/wishlist', robots: 'noindex' }),
}
