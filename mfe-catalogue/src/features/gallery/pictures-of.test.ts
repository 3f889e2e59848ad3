import { makeProduct } from '../../testing/products'
import { picturesOf } from './pictures-of'

const at = '/api/media/products/glove.classic'

test('every view is shown in the chosen colour', () => {
  expect(picturesOf(makeProduct(), 'Red')).toEqual([`${at}.red`, `${at}.red.detail`])
})

test('a picture that is not a view of the first colour stays as it is', () => {
  const product = makeProduct({ images: [`${at}.black`, '/api/media/art/workshop'] })
  expect(picturesOf(product, 'Red')).toEqual([`${at}.red`, '/api/media/art/workshop'])
})

test('without a known colour the product shows itself as on its card', () => {
  expect(picturesOf(makeProduct({ images: [] }), null)).toEqual([`${at}.black`])
})
