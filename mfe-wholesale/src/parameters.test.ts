import {
  createDefaultDesign,
  withText,
  serializeDesign,
  getDesignable,
  productKeys,
} from '@shop/shared-drawings/designer'
import { parameters } from './parameters'
import { routes } from './routes'

describe('query parameters', () => {
  test('belong to routes', () => {
    expect(routes.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(parameters)))
  })

  test.each(productKeys)('of the designer include all of a design of %s', (product) => {
    const { styles, places } = getDesignable(product)
    for (const style of Object.keys(styles)) {
      const design = Object.keys(places).reduce((made, placement) => withText(made, placement, { text: 'ANA' }), {
        ...createDefaultDesign(product),
        style,
        stripes: 1,
      })
      const names = [...new URLSearchParams(serializeDesign(design)).keys()]
      expect(names.length).toBeGreaterThan(2)
      expect(parameters['wholesale/model']).toEqual(expect.arrayContaining(names))
    }
  })
})
