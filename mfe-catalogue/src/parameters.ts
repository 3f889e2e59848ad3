import type { PageParameters } from '@shop/shared-api'

/** The query parameters that the routes of this remote read. */
export const parameters: PageParameters = {
  'catalogue/shop': [
    'search',
    'size',
    'color',
    'discipline',
    'fit',
    'price_min',
    'price_max',
    'in_stock',
    'on_sale',
    'rating_min',
    'sort',
    'page',
  ],
  'catalogue/product': ['color', 'size'],
}
