import type { Product, ProductSummary, ProductVariant } from '../contract'

/** A variant with the given properties. */
export function makeVariant(traits: Partial<ProductVariant> = {}): ProductVariant {
  const { size = 'M', color = 'Black' } = traits
  return {
    id: 1,
    sku: `GLV-${color}-${size}`,
    size,
    color,
    color_hex: '#1c1c1f',
    available: 8,
    image: `/api/media/products/glove.classic.${color.toLowerCase()}`,
    discount_price: 79,
    discount_sale_price: null,
    ...traits,
  }
}

/** A product summary with the given properties. */
export function makeSummary(traits: Partial<ProductSummary> = {}): ProductSummary {
  return {
    id: 7,
    title: 'Ring gloves',
    slug: 'ring-gloves',
    brand: 'Ironside',
    thumbnail: '/api/media/products/glove.classic.black',
    category: { id: 3, title: 'Boxing gloves', slug: 'boxing-gloves' },
    discount_price: 79,
    discount_sale_price: null,
    has_price_range: false,
    rating: { average: 4.5, count: 12 },
    available: 16,
    colors: [
      { name: 'Black', hex: '#1c1c1f', image: '/api/media/products/glove.classic.black' },
      { name: 'Red', hex: '#c81e26', image: '/api/media/products/glove.classic.red' },
    ],
    is_new: false,
    ...traits,
  }
}

/** A complete product: black in M (8 left) and L (2 left), red in M (sold out), and no red L. */
export function makeProduct(traits: Partial<Product> = {}): Product {
  return {
    ...makeSummary(),
    description: 'A leather glove for the ring.',
    materials: 'Cowhide leather over layered foam.',
    features: ['Attached thumb', 'Wide wrist strap'],
    images: ['/api/media/products/glove.classic.black', '/api/media/products/glove.classic.black.detail'],
    breadcrumb: [
      { id: 1, title: 'Boxing', slug: 'boxing' },
      { id: 3, title: 'Boxing gloves', slug: 'boxing-gloves' },
    ],
    drawing: 'glove.classic.black',
    sizes: ['M', 'L'],
    productVariations: [
      makeVariant({ id: 11, color: 'Black', size: 'M', available: 8 }),
      makeVariant({ id: 12, color: 'Black', size: 'L', available: 2, discount_price: 89 }),
      makeVariant({ id: 13, color: 'Red', size: 'M', available: 0, color_hex: '#c81e26' }),
    ],
    ...traits,
  }
}
