import type { RouteHandle } from '../../document-head'

/** The head of the wishlist, which is nobody's but its owner's. */
export const wishlistHandle: RouteHandle<never> = {
  head: () => ({ title: 'Wishlist', canonical: '/wishlist', robots: 'noindex' }),
}
