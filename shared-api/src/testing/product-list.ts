import type { ProductList } from '../contract'
import { makeSummary } from './products'

/** One page of a list, with facets of two sizes, two colors and three categories. */
export function makeList(traits: Partial<ProductList['meta']> = {}): ProductList {
  const meta = { page: 1, limit: 24, total: 2, last_page: 1, category: null, suggestion: null, ...traits }
  const shown = Math.max(0, Math.min(meta.limit, meta.total - (meta.page - 1) * meta.limit))
  return {
    data: Array.from({ length: shown }, (_, index) =>
      makeSummary({ id: index + 1, title: `Ring gloves ${index + 1}` }),
    ),
    meta,
    facets: {
      categories: [
        { value: 'boxing', title: 'Boxing', level: 1, parent: null, count: 2 },
        { value: 'boxing-gloves', title: 'Boxing gloves', level: 2, parent: 'boxing', count: 2 },
        { value: 'belts', title: 'Belts', level: 1, parent: null, count: 0 },
      ],
      sizes: [
        { value: 'M', count: 2 },
        { value: 'L', count: 1 },
      ],
      colors: [
        { value: 'Black', hex: '#1c1c1f', count: 2 },
        { value: 'Red', hex: '#c81e26', count: 1 },
      ],
      price: { min: 19.5, max: 120 },
      in_stock: 2,
      on_sale: 1,
      ratings: [
        { value: '4', count: 2 },
        { value: '3', count: 2 },
      ],
    },
  }
}
