import { makeProduct } from '@shop/shared-api/testing/products'
import { getProductPictures } from './product-pictures'

const mediaPath = '/api/media/products/glove.classic'

describe('getProductPictures', () => {
  test('returns every view in the selected color', () => {
    expect(getProductPictures(makeProduct(), 'Red')).toEqual([`${mediaPath}.red`, `${mediaPath}.red.detail`])
  })

  test('keeps images that are not views of the first color', () => {
    const product = makeProduct({ images: [`${mediaPath}.black`, '/api/media/art/workshop'] })
    expect(getProductPictures(product, 'Red')).toEqual([`${mediaPath}.red`, '/api/media/art/workshop'])
  })

  test('falls back to the thumbnail for an unknown color', () => {
    expect(getProductPictures(makeProduct({ images: [] }), null)).toEqual([`${mediaPath}.black`])
  })
})
