import { storedIds } from '../../local-storage/stored-ids'

/** As many as the API takes over in one merge at login. */
const LIMIT = 200

/** The list of a visitor who is not signed in, newest first. */
export const guestWishlist = storedIds('wishlist:v1', LIMIT)
