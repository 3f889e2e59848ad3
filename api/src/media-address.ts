const BASE = '/api/media'

/** Base address of a product picture, to which a width and format are appended. */
export const productImage = (drawing: string): string => `${BASE}/products/${drawing}`

/** Base address of a picture that is no product (slides, banners, category tiles); whole addresses pass as they are. */
export const artImage = (image: string): string => (image.startsWith('/') ? image : `${BASE}/art/${image}`)
