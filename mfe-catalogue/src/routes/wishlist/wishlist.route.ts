export { WishlistPage as Component } from './wishlist-page'
export { wishlistHandle as handle } from './wishlist-head'
