import { naughtyStrings } from '@shop/shared-api/testing/naughty-strings'

/** One kind of visitor request. */
export interface Visit {
  name: string
  /** Relative frequency. */
  weight: number
  path: () => string
  /** The expected status. */
  status: number
  body?: () => unknown
}

/** The shop's products and categories for visits. */
export interface Assortment {
  products: Piece[]
  /** Products with few items in stock. */
  scarce: Piece[]
  slugs: string[]
}

/** One variant of a product. */
export interface Piece {
  id: number
  variantId: number
}

/** A random element. */
export const pickRandom = <T>(choices: readonly T[]): T => choices[Math.floor(Math.random() * choices.length)] as T

const upTo = (maxValue: number) => Math.floor(Math.random() * maxValue)

/** A random client address, as a trusted proxy forwards it; rate limits count by address. */
export const randomIpAddress = () => `10.${upTo(256)}.${upTo(256)}.${1 + upTo(250)}`

/** A realistic mix of browsing: mostly lists and products, some carts, and a few wrong addresses. */
export function visitsTo({ products, slugs }: Assortment): Visit[] {
  const get = (name: string, weight: number, path: () => string, status = 200): Visit => ({
    name,
    weight,
    path,
    status,
  })
  return [
    get('home', 15, () => '/'),
    get(
      'list',
      20,
      () => `/shop?page=${pickRandom([1, 2, 3])}&sort=${pickRandom(['newest', 'price_asc', 'price_desc'])}`,
    ),
    get('category', 15, () => `/product/list/${pickRandom(slugs)}`),
    get('search', 8, () => `/shop?search=${pickRandom(['belt', 'shirts', 'gloves', 'boxing', 'ninja'])}`),
    get('odd search', 2, () => `/shop?search=${encodeURIComponent(pickRandom(naughtyStrings).slice(0, 100))}`),
    get('product', 25, () => `/shop/${pickRandom(products).id}`),
    get('cart', 4, () => '/cart'),
    get('menu', 4, () => '/api/menu'),
    get('unknown page', 2, () => `/no-such-page-${pickRandom([1, 2, 3])}`, 404),
    get('unknown product', 2, () => '/shop/99999999', 404),
    { name: 'quote', weight: 5, path: () => '/api/add-to-cart', status: 200, body: () => cartOf(pickRandom(products)) },
  ]
}

function cartOf({ id, variantId }: Piece): unknown {
  return { products: [{ product_id: id, product_variation_id: variantId, qty: 1 }], shipment_type: 'simple' }
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
