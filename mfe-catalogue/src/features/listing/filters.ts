import type { ProductQuery, ProductSort } from '@shop/shared-api'

/** The filters and sort order of a list; the URL is their only store. */
export interface Filters {
  search: string
  sizes: string[]
  colors: string[]
  disciplines: string[]
  fits: string[]
  /** Dollars, with or without cents. */
  priceMin: number | null
  priceMax: number | null
  inStock: boolean
  onSale: boolean
  /** Minimum average rating, 1 to 5. */
  ratingMin: number | null
  sort: ProductSort
  /** 1-based. */
  page: number
}

/** The default filters. */
export const defaultFilters: Filters = {
  search: '',
  sizes: [],
  colors: [],
  disciplines: [],
  fits: [],
  priceMin: null,
  priceMax: null,
  inStock: false,
  onSale: false,
  ratingMin: null,
  sort: 'relevance',
  page: 1,
}

/** Products per page. */
const PAGE_SIZE = 24

/** The sort menu's labels in order; without a search, the first option sorts by sales. */
export const sortLabels: Record<ProductSort, string> = {
  relevance: 'Best match',
  newest: 'Newest',
  price_asc: 'Price: low to high',
  price_desc: 'Price: high to low',
  rating: 'Top rated',
}

const DOLLARS_PATTERN = /^\d{1,6}(\.\d{1,2})?$/

/** Parses filters from a URL. Values that the API would reject are dropped, so no URL can break the page. */
export function parseFilters(params: URLSearchParams): Filters {
  const sort = params.get('sort') ?? ''
  return {
    search: sanitizeText(params.get('search') ?? '', 100),
    sizes: choices(params.getAll('size')),
    colors: choices(params.getAll('color')),
    disciplines: choices(params.getAll('discipline')),
    fits: choices(params.getAll('fit')),
    priceMin: parseDollars(params.get('price_min')),
    priceMax: parseDollars(params.get('price_max')),
    inStock: parseFlag(params.get('in_stock')),
    onSale: parseFlag(params.get('on_sale')),
    ratingMin: parseIntBetween(params.get('rating_min'), 1, 5),
    sort: Object.hasOwn(sortLabels, sort) ? (sort as ProductSort) : defaultFilters.sort,
    page: parseIntBetween(params.get('page'), 1, 100_000) ?? 1,
  }
}

/** Serializes filters to their canonical query string: fixed order, no defaults; with `?`, or empty. */
export function serializeFilters(filters: Filters): string {
  const params = new URLSearchParams()
  const put = (key: string, value: string | number | null | false) => {
    if (value !== null && value !== false && value !== '') params.append(key, String(value))
  }
  put('search', filters.search)
  for (const size of [...filters.sizes].sort()) put('size', size)
  for (const color of [...filters.colors].sort()) put('color', color)
  for (const discipline of [...filters.disciplines].sort()) put('discipline', discipline)
  for (const fit of [...filters.fits].sort()) put('fit', fit)
  put('price_min', filters.priceMin)
  put('price_max', filters.priceMax)
  put('in_stock', filters.inStock && 'true')
  put('on_sale', filters.onSale && 'true')
  put('rating_min', filters.ratingMin)
  put('sort', filters.sort !== defaultFilters.sort && filters.sort)
  put('page', filters.page > 1 && filters.page)
  const text = params.toString()
  return text && `?${text}`
}

/** Converts filters to the API's query. */
export function toProductQuery(filters: Filters): ProductQuery {
  return {
    search: filters.search || undefined,
    size: filters.sizes.length > 0 ? filters.sizes : undefined,
    color: filters.colors.length > 0 ? filters.colors : undefined,
    discipline: filters.disciplines.length > 0 ? filters.disciplines : undefined,
    fit: filters.fits.length > 0 ? filters.fits : undefined,
    price_min: filters.priceMin ?? undefined,
    price_max: filters.priceMax ?? undefined,
    in_stock: filters.inStock || undefined,
    on_sale: filters.onSale || undefined,
    rating_min: filters.ratingMin ?? undefined,
    sort: filters.sort,
    page: filters.page,
    limit: PAGE_SIZE,
  }
}

function choices(values: string[]): string[] {
  const fit = values.map((value) => sanitizeText(value, 30)).filter((value) => value !== '')
  return [...new Set(fit)].slice(0, 30)
}

/** Removes control characters and lone surrogates, and truncates to the API's limit. */
function sanitizeText(text: string, max: number): string {
  const clean = text
    .replace(/\p{Cc}|\p{Cs}/gu, ' ')
    .trim()
    .slice(0, max)
  return clean.replace(/\p{Cs}$/u, '').trim()
}

function parseDollars(text: string | null): number | null {
  return text !== null && DOLLARS_PATTERN.test(text) ? Number(text) : null
}

function parseFlag(text: string | null): boolean {
  return text === 'true' || text === '1' || text === 'on'
}

function parseIntBetween(text: string | null, min: number, max: number): number | null {
  const value = /^\d{1,6}$/.test(text ?? '') ? Number(text) : NaN
  return value >= min && value <= max ? value : null
}
