import { defaultFilters, type Filters } from './filters'

/** An active filter with its label and the filters without it. */
export interface ActiveFilter {
  label: string
  without: Filters
}

/** Returns the active filters in panel order; search and sort are excluded. */
export function activeFilters(filters: Filters): ActiveFilter[] {
  const { sizes, colors, disciplines, fits, priceMin, priceMax, inStock, onSale, ratingMin } = filters
  const drop = (change: Partial<Filters>): Filters => ({ ...filters, page: 1, ...change })
  return [
    ...sizes.map((size) => ({
      label: `Size ${size}`,
      without: drop({ sizes: sizes.filter((other) => other !== size) }),
    })),
    ...colors.map((color) => ({ label: color, without: drop({ colors: colors.filter((other) => other !== color) }) })),
    ...disciplines.map((label) => ({
      label,
      without: drop({ disciplines: disciplines.filter((other) => other !== label) }),
    })),
    ...fits.map((fit) => ({ label: `${fit} fit`, without: drop({ fits: fits.filter((other) => other !== fit) }) })),
    ...(priceMin === null && priceMax === null
      ? []
      : [{ label: priceLabel(priceMin, priceMax), without: drop({ priceMin: null, priceMax: null }) }]),
    ...(inStock ? [{ label: 'In stock', without: drop({ inStock: false }) }] : []),
    ...(onSale ? [{ label: 'On sale', without: drop({ onSale: false }) }] : []),
    ...(ratingMin === null
      ? []
      : [{ label: `${ratingMin === 1 ? '1 star' : `${ratingMin} stars`} and up`, without: drop({ ratingMin: null }) }]),
  ]
}

/** The search and sort order without any filters. */
export function withoutFilters({ search, sort }: Filters): Filters {
  return { ...defaultFilters, search, sort }
}

function priceLabel(min: number | null, max: number | null): string {
  if (min === null) return `Up to $${max}`
  return max === null ? `From $${min}` : `$${min} to $${max}`
}
