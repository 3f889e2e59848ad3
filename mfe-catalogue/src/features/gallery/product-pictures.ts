import type { Product } from '@shop/shared-api'

/** Returns every view of a product in one of its colors. */
export function getProductPictures(
  { thumbnail, images, colors }: Pick<Product, 'thumbnail' | 'images' | 'colors'>,
  color: string | null,
): string[] {
  const front = colors.find(({ name }) => name === color)?.image ?? thumbnail
  const views = images.map((image) => (image.startsWith(thumbnail) ? front + image.slice(thumbnail.length) : image))
  return [...new Set([front, ...views])]
}
