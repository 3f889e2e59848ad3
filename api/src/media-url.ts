const BASE = '/api/media'

/** Base address of a product picture, to which a width and format are appended. */
export const productImageUrl = (drawing: string): string => `${BASE}/products/${drawing}`

/** Base address of a picture that is no product (slides, banners, category tiles); whole addresses pass as they are. */
export const artImageUrl = (image: string): string => (image.startsWith('/') ? image : `${BASE}/art/${image}`)
