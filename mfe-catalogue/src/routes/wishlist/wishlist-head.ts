import type { ScreenHandle } from '../../document-head'

/** The head of the wishlist, which is nobody's but its owner's. */
export const wishlistHandle: ScreenHandle<never> = {
  head: () => ({ title: 'Wishlist', canonical: '/wishlist', robots: 'noindex' }),
}
