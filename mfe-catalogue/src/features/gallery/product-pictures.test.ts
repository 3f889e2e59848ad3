import { makeProduct } from '../../testing/products'
import { getProductPictures } from './product-pictures'

const mediaPath = '/api/media/products/glove.classic'

test('every view is shown in the chosen colour', () => {
  expect(getProductPictures(makeProduct(), 'Red')).toEqual([`${mediaPath}.red`, `${mediaPath}.red.detail`])
})

test('a picture that is not a view of the first colour stays as it is', () => {
  const product = makeProduct({ images: [`${mediaPath}.black`, '/api/media/art/workshop'] })
  expect(getProductPictures(product, 'Red')).toEqual([`${mediaPath}.red`, '/api/media/art/workshop'])
})

test('without a known colour the product shows itself as on its card', () => {
  expect(getProductPictures(makeProduct({ images: [] }), null)).toEqual([`${mediaPath}.black`])
})
