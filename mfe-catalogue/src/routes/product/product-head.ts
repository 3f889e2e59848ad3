import type { BreadcrumbItem } from '@shop/shared-ui'
import type { Product } from '@shop/shared-api'
import { excerpt, type RouteHandle } from '../../document-head'
import type { ProductData } from './product-loader'

/** The document head of a product page with its structured data. */
export const productHandle: RouteHandle<ProductData> = {
  head: (data) => {
    if (!data) return { title: 'Product' }
    const { product } = data
    return {
      title: product.title,
      description: excerpt(product.description),
      canonical: `/shop/${product.id}`,
      image: product.thumbnail,
      breadcrumb: productTrail(product),
      product,
    }
  },
}

/** The breadcrumb of a product through its categories. */
export function productTrail({ breadcrumb, title }: Pick<Product, 'breadcrumb' | 'title'>): BreadcrumbItem[] {
  const categories = breadcrumb.map((step) => ({ label: step.title, to: `/product/list/${step.slug}` }))
  return [{ label: 'Home', to: '/' }, ...categories, { label: title }]
}
