const BASE = '/api/media'

/** Base URL of a product picture; a width and a format are appended to it. */
export const productImageUrl = (drawing: string): string => `${BASE}/products/${drawing}`

/**
 * Base URL of a picture that isn't a product (slides, banners, category tiles); complete URLs are returned unchanged.
 */
export const artImageUrl = (image: string): string => (image.startsWith('/') ? image : `${BASE}/art/${image}`)
