import type { BreadcrumbItem } from '@shop/shared-ui'
import { excerpt, type RouteHandle } from '../../document-head'
import type { ShopData } from './shop-loader'

/** The document head of a list. Filtered lists are excluded from search engines. */
export const shopHandle: RouteHandle<ShopData> = {
  head: (data, { slug }) => {
    if (!data) return { title: 'Shop' }
    const { filters, list } = data
    const narrowed =
      filters.search ||
      filters.sizes.length ||
      filters.colors.length ||
      filters.priceMin !== null ||
      filters.priceMax !== null
    const path = slug ? `/product/list/${slug}` : data.listing === 'sale' ? '/product-sales' : '/shop'
    return {
      title: filters.page > 1 ? `${shopTitle(data)}, page ${filters.page}` : shopTitle(data),
      description: data.category
        ? excerpt(data.category.description)
        : `Shop ${list.meta.total} products for training and competition.`,
      canonical: filters.page > 1 ? `${path}?page=${filters.page}` : path,
      robots: narrowed ? 'noindex, follow' : undefined,
      image: data.category?.image,
      breadcrumb: shopTrail(data),
    }
  },
}

/** The heading of a list. */
export function shopTitle({ listing, filters, list, category }: ShopData): string {
  if (filters.search) return `Results for “${filters.search}”`
  if (listing === 'sale') return 'Sale'
  return category?.title ?? list.meta.category?.title ?? 'All gear'
}

/** The breadcrumb of a list. */
export function shopTrail(data: ShopData): BreadcrumbItem[] {
  const home = { label: 'Home', to: '/' }
  if (data.listing === 'all' && !data.filters.search) return [home, { label: 'All gear' }]
  const above = data.category?.above.map(({ title, slug }) => ({ label: title, to: `/product/list/${slug}` })) ?? []
  const own = data.filters.search && data.listing === 'all' ? 'Search' : data.category?.title
  return [home, { label: 'All gear', to: '/shop' }, ...above, { label: own ?? shopTitle(data) }]
}
