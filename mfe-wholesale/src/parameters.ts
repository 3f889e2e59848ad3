import type { PageParameters } from '@shop/shared-api'
import { createDefaultDesign, getDesignable, productKeys } from '@shop/shared-drawings/designer'

/** Everything that the URL of a design may hold. */
const designParameters = productKeys.flatMap((product) => [
  ...Object.keys(createDefaultDesign(product).colors),
  ...Object.keys(getDesignable(product).places).map((placement) => `text-${placement}`),
])

/** The query parameters that the routes of this remote read. */
export const parameters: PageParameters = {
  'wholesale/model': ['product', 'style', 'stripes', ...new Set(designParameters)],
  'wholesale/equipment': ['design'],
}
