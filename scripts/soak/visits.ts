import { naughtyStrings } from '@shop/shared-api/testing/naughty-strings'

/** One kind of request that visitors make. */
export interface Visit {
  name: string
  /** How often among all of them. */
  weight: number
  path: () => string
  /** The status that is right. */
  status: number
  body?: () => unknown
}

/** What the visits are made of: the shop's own products and categories. */
export interface Assortment {
  products: Piece[]
  /** Of which there are only a few. */
  scarce: Piece[]
  slugs: string[]
}

/** One variation of a product. */
export interface Piece {
  id: number
  variationId: number
}

/** Any of them. */
export const one = <T>(choices: readonly T[]): T => choices[Math.floor(Math.random() * choices.length)] as T

const upTo = (most: number) => Math.floor(Math.random() * most)

/** Where somebody comes from, as a trusted proxy tells it: limits count by address. */
export const someAddress = () => `10.${upTo(256)}.${upTo(256)}.${1 + upTo(250)}`

/** A mix of browsing as in a shop: mostly lists and products, some carts, now and then a wrong address. */
export function visitsTo({ products, slugs }: Assortment): Visit[] {
  const get = (name: string, weight: number, path: () => string, status = 200): Visit => ({
    name,
    weight,
    path,
    status,
  })
  return [
    get('home', 15, () => '/'),
    get('list', 20, () => `/shop?page=${one([1, 2, 3])}&sort=${one(['newest', 'price_asc', 'price_desc'])}`),
    get('category', 15, () => `/product/list/${one(slugs)}`),
    get('search', 8, () => `/shop?search=${one(['belt', 'shirts', 'gloves', 'boxing', 'ninja'])}`),
    get('odd search', 2, () => `/shop?search=${encodeURIComponent(one(naughtyStrings).slice(0, 100))}`),
    get('product', 25, () => `/shop/${one(products).id}`),
    get('cart', 4, () => '/cart'),
    get('menu', 4, () => '/api/menu'),
    get('unknown page', 2, () => `/no-such-page-${one([1, 2, 3])}`, 404),
    get('unknown product', 2, () => '/shop/99999999', 404),
    { name: 'quote', weight: 5, path: () => '/api/add-to-cart', status: 200, body: () => cartOf(one(products)) },
  ]
}

function cartOf({ id, variationId }: Piece): unknown {
  return { products: [{ product_id: id, product_variation_id: variationId, qty: 1 }], shipment_type: 'simple' }
}

/** Draws a visit by weight. */
export function drawVisit(visits: readonly Visit[], random = Math.random()): Visit {
  let rest = random * visits.reduce((sum, { weight }) => sum + weight, 0)
  for (const visit of visits) {
    rest -= visit.weight
    if (rest < 0) return visit
  }
  return visits.at(-1) as Visit
}
