import type { Product } from '@shop/shared-api'
import { sampleSettings } from '@shop/shared-api/testing/sample-settings'
import { structuredData } from './structured-data'

const variant = (id: number, color: string, available: number, price: number, sale: number | null = null) => ({
  id,
  sku: `GL-${id}`,
  size: '12 oz',
  color,
  color_hex: '#1c1c1f',
  available,
  image: `/api/media/products/glove.${color.toLowerCase()}`,
  discount_price: price,
  discount_sale_price: sale,
})

const glove = {
  id: 60,
  title: 'Lace Glove',
  brand: 'Forge',
  description: 'For sparring.',
  materials: 'Leather',
  images: ['/api/media/products/glove.black'],
  rating: { average: 4.5, count: 2 },
  productVariations: [variant(1, 'Black', 3, 149.95, 129.95), variant(2, 'Red', 0, 149.95), variant(3, 'Blue', 1, 50)],
} as Product

type Json = Record<string, unknown>
const origin = 'https://shop.example'
const write = (head: object, settings: typeof sampleSettings | null = sampleSettings) =>
  structuredData({ title: 'A page', ...head }, settings, origin) as Json[]

function offersOf(group: Json | undefined): Json[] {
  return (group?.['hasVariant'] as Json[]).map(({ offers }) => offers as Json)
}

describe('structuredData', () => {
  test('describes the shop on the home page, as far as the settings do', () => {
    const [shop, site] = write({ canonical: '/' })
    expect(shop).toMatchObject({ '@type': 'OnlineStore', url: 'https://shop.example/' })
    expect(shop?.['sameAs']).toEqual([
      'https://facebook.example/sample',
      'https://instagram.example/sample',
      'https://linkedin.example/sample',
    ])
    expect(site).toMatchObject({ '@type': 'WebSite' })
    expect(write({ canonical: '/' }, null)[0]).not.toHaveProperty('contactPoint')
    expect(write({ canonical: '/shop' })).toEqual([])
  })

  test('starts a breadcrumb at the home page and ends it at the page itself', () => {
    const [breadcrumb] = write({
      breadcrumb: [{ label: 'Gloves', to: '/product/list/gloves' }, { label: 'Lace Glove' }],
    })
    expect(breadcrumb?.['itemListElement']).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/' },
      { '@type': 'ListItem', position: 2, name: 'Gloves', item: 'https://shop.example/product/list/gloves' },
      { '@type': 'ListItem', position: 3, name: 'Lace Glove' },
    ])
  })

  test('gives each variant its own price, stock and URL', () => {
    const [first, second] = offersOf(write({ product: glove })[0])
    expect(first).toMatchObject({
      price: 129.95,
      priceCurrency: 'USD',
      availability: 'https://schema.org/InStock',
      url: 'https://shop.example/shop/60?color=Black&size=12+oz',
    })
    expect(second).toMatchObject({ price: 149.95, availability: 'https://schema.org/OutOfStock' })
  })

  test('delivery is free from the price that the settings name, and returns are the same for all', () => {
    const [first, second, cheap] = offersOf(write({ product: glove })[0])
    expect(first?.['shippingDetails']).toMatchObject({ shippingRate: { value: 0, currency: 'USD' } })
    expect(cheap?.['shippingDetails']).toMatchObject({ shippingRate: { value: sampleSettings.simple_shipment } })
    expect(first?.['hasMerchantReturnPolicy']).toMatchObject({ merchantReturnDays: 45 })
    expect(second?.['hasMerchantReturnPolicy']).toEqual({ '@id': 'https://shop.example/returns#policy' })
  })

  test('without settings a product still has its offers', () => {
    expect(offersOf(write({ product: glove }, null)[0])).toHaveLength(3)
  })
})
