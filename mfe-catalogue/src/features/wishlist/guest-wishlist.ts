import { storedIds } from '../../local-storage/stored-list'

/** The API's limit for one merge at login. */
const MAX_ITEMS = 200

/** The wishlist of a guest, newest first. */
export const guestWishlist = storedIds('wishlist:v1', MAX_ITEMS)
