import type { GeneralSetting, Product } from '@shop/shared-api'
import { offerTerms } from './offer-terms'

/** A product with each of its variants and what they are offered for, as Google's merchant listings read it. */
export function productGroup(
  product: Product,
  settings: GeneralSetting | null,
  address: (path: string) => string,
): object {
  const { rating, productVariations: variants } = product
  const position = address(`/shop/${product.id}`)
  const offerOf = offers(settings, address)
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    '@id': `${position}#product`,
    productGroupID: String(product.id),
    name: product.title,
    description: product.description,
    url: position,
    image: product.images.map((image) => address(`${image}/960.jpg`)),
    brand: { '@type': 'Brand', name: product.brand },
    material: product.materials,
    variesBy: ['https://schema.org/color', 'https://schema.org/size'],
    ...(rating.count > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    }),
    hasVariant: variants.map((variant) => ({
      '@type': 'Product',
      sku: variant.sku,
      name: `${product.title}, ${variant.color}, ${variant.size}`,
      color: variant.color,
      size: variant.size,
      image: address(`${variant.image}/960.jpg`),
      offers: offerOf(variant, `${position}?${new URLSearchParams({ color: variant.color, size: variant.size })}`),
    })),
  }
}

type Variant = Product['productVariations'][number]

/** Terms are written once and referenced by id afterwards: they are equal for all variants. */
function offers(settings: GeneralSetting | null, address: (path: string) => string) {
  const terms = settings && offerTerms(settings, address)
  const written = new Set<string>()
  const once = (term: { '@id': string }) => {
    const isKnown = written.has(term['@id'])
    written.add(term['@id'])
    return isKnown ? { '@id': term['@id'] } : term
  }

  return (variant: Variant, url: string): object => {
    const { discount_price: regular, discount_sale_price: sale } = variant
    const price = sale ?? regular
    return {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: 'USD',
      itemCondition: 'https://schema.org/NewCondition',
      availability: `https://schema.org/${variant.available > 0 ? 'InStock' : 'OutOfStock'}`,
      ...(terms && {
        shippingDetails: once(terms.shippingFor(price)),
        hasMerchantReturnPolicy: once(terms.returnPolicy),
      }),
    }
  }
}
