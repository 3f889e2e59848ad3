import type { Product } from '@shop/shared-api'
import { toDollars } from '@shop/shared-api'
import { excerpt, type ScreenHandle } from '../../document-head'
import { pricesOf } from '../../product-price'
import type { ProductData } from './product-loader'

/** The head of a product, with its offer in the form that search engines read. */
export const productHandle: ScreenHandle<ProductData> = {
  head: (data) => {
    if (!data) return { title: 'Product' }
    const { product } = data
    return {
      title: product.title,
      description: excerpt(product.description),
      canonical: `/shop/${product.id}`,
      jsonLd: [jsonLdOf(product)],
    }
  },
}

function jsonLdOf(product: Product): object {
  const prices = product.productVariations.map(pricesOf).map(({ cents, saleCents }) => saleCents ?? cents)
  const { rating } = product
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.title,
    description: product.description,
    brand: { '@type': 'Brand', name: product.brand },
    image: `${product.thumbnail}/960.webp`,
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'USD',
      lowPrice: toDollars(Math.min(...prices)),
      highPrice: toDollars(Math.max(...prices)),
      offerCount: prices.length,
      availability: `https://schema.org/${product.available > 0 ? 'InStock' : 'OutOfStock'}`,
    },
    ...(rating.count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    }),
  }
}
