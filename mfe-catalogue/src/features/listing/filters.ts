import type { ProductQuery, ProductSort } from '@shop/shared-api'

/** What a listing is narrowed to and how it is ordered; the URL holds all of it and nothing else does. */
export interface Filters {
  search: string
  sizes: string[]
  colors: string[]
  /** Whole or broken dollars. */
  priceMin: number | null
  priceMax: number | null
  inStock: boolean
  onSale: boolean
  /** Least average of stars, 1 to 5. */
  ratingMin: number | null
  sort: ProductSort
  /** From 1. */
  page: number
}

/** A listing as it is found when nothing is chosen. */
export const noFilters: Filters = {
  search: '',
  sizes: [],
  colors: [],
  priceMin: null,
  priceMax: null,
  inStock: false,
  onSale: false,
  ratingMin: null,
  sort: 'relevance',
  page: 1,
}

/** How many products a page of the listing shows. */
const pageSize = 24

/** The words of each order, in the order of the menu; without words that could be matched, the first is by what sells. */
export const sortLabels: Record<ProductSort, string> = {
  relevance: 'Best match',
  newest: 'Newest',
  price_asc: 'Price, low to high',
  price_desc: 'Price, high to low',
  rating: 'Best rated',
}

const DOLLARS_PATTERN = /^\d{1,6}(\.\d{1,2})?$/

/** Reads filters from an address. What the API would refuse is left out, so that no typed address can fail the page. */
export function readFilters(params: URLSearchParams): Filters {
  const sort = params.get('sort') ?? ''
  return {
    search: readable(params.get('search') ?? '', 100),
    sizes: choices(params.getAll('size')),
    colors: choices(params.getAll('color')),
    priceMin: dollars(params.get('price_min')),
    priceMax: dollars(params.get('price_max')),
    inStock: isOn(params.get('in_stock')),
    onSale: isOn(params.get('on_sale')),
    ratingMin: parseIntBetween(params.get('rating_min'), 1, 5),
    sort: Object.hasOwn(sortLabels, sort) ? (sort as ProductSort) : noFilters.sort,
    page: parseIntBetween(params.get('page'), 1, 100_000) ?? 1,
  }
}

/** Writes filters as the one query string that stands for them: fixed order, nothing that is the default; with `?`, or empty. */
export function writeFilters(filters: Filters): string {
  const params = new URLSearchParams()
  const put = (key: string, value: string | number | null | false) => {
    if (value !== null && value !== false && value !== '') params.append(key, String(value))
  }
  put('search', filters.search)
  for (const size of [...filters.sizes].sort()) put('size', size)
  for (const color of [...filters.colors].sort()) put('color', color)
  put('price_min', filters.priceMin)
  put('price_max', filters.priceMax)
  put('in_stock', filters.inStock && 'true')
  put('on_sale', filters.onSale && 'true')
  put('rating_min', filters.ratingMin)
  put('sort', filters.sort !== noFilters.sort && filters.sort)
  put('page', filters.page > 1 && filters.page)
  const text = params.toString()
  return text && `?${text}`
}

/** Filters as the API takes them. */
export function toProductQuery(filters: Filters): ProductQuery {
  return {
    search: filters.search || undefined,
    size: filters.sizes.length > 0 ? filters.sizes : undefined,
    color: filters.colors.length > 0 ? filters.colors : undefined,
    price_min: filters.priceMin ?? undefined,
    price_max: filters.priceMax ?? undefined,
    in_stock: filters.inStock || undefined,
    on_sale: filters.onSale || undefined,
    rating_min: filters.ratingMin ?? undefined,
    sort: filters.sort,
    page: filters.page,
    limit: pageSize,
  }
}

function choices(values: string[]): string[] {
  const fit = values.map((value) => readable(value, 30)).filter((value) => value !== '')
  return [...new Set(fit)].slice(0, 30)
}

/** Text without control characters and halves of characters, cut to what the API takes. */
function readable(text: string, max: number): string {
  const clean = text
    .replace(/\p{Cc}|\p{Cs}/gu, ' ')
    .trim()
    .slice(0, max)
  return clean.replace(/\p{Cs}$/u, '').trim()
}

function dollars(text: string | null): number | null {
  return text !== null && DOLLARS_PATTERN.test(text) ? Number(text) : null
}

function isOn(text: string | null): boolean {
  return text === 'true' || text === '1' || text === 'on'
}

function parseIntBetween(text: string | null, min: number, max: number): number | null {
  const value = /^\d{1,6}$/.test(text ?? '') ? Number(text) : NaN
  return value >= min && value <= max ? value : null
}
