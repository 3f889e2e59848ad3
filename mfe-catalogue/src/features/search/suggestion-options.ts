import { links as catalogueLinks } from '@shop/catalogue-contract'
import type { Facets, ProductSummary } from '@shop/shared-api'
import type { SitePage } from './site-pages'
import type { Suggestions } from './use-suggestions'

/** A link of the suggestions: a product, or a category, page or all results by its title. */
export interface SuggestionOption {
  to: string
  title: string
  product?: ProductSummary
}

/** The options of one kind, under their heading. */
export interface SuggestionGroup {
  title: string
  options: SuggestionOption[]
}

const MAX_CATEGORIES = 3
const MAX_PAGES = 3

/** A product as a suggestion. */
export const productOption = (product: ProductSummary): SuggestionOption => ({
  to: catalogueLinks.product(product.id),
  title: product.title,
  product,
})

/** Groups what a query found: categories and pages first, as they are short, then products and all results. */
export function groupSuggestions({ query, products, total, categories }: Suggestions, pages: readonly SitePage[]) {
  const groups: SuggestionGroup[] = [
    { title: 'Categories', options: total > 0 ? findCategories(categories, query) : [] },
    { title: 'Pages', options: pages.slice(0, MAX_PAGES) },
    { title: 'Products', options: products.map(productOption) },
    {
      title: 'All results',
      options: total > products.length ? [{ to: catalogueLinks.search(query), title: `See all ${total} results` }] : [],
    },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

/** Categories with the query in their title, then the lowest ones with the most results. */
function findCategories(categories: Facets['categories'], query: string): SuggestionOption[] {
  const wanted = query.toLowerCase()
  const found = categories.filter(({ count }) => count > 0).sort((first, second) => second.count - first.count)
  const named = found.filter(({ title }) => title.toLowerCase().includes(wanted))
  const lowest = found.filter(({ value }) => !categories.some(({ parent, count }) => parent === value && count > 0))
  return [...new Set([...named, ...lowest])]
    .slice(0, MAX_CATEGORIES)
    .map(({ value, title }) => ({ to: `/product/list/${value}`, title }))
}
