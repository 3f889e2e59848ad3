import { browserApi } from '@shop/shared-api'
import type { ShopWidgets, WidgetOrderedLine, WidgetProductVariant, WidgetProps } from '@shop/shared-ui'
import { useEffect, useState } from 'react'

/** Data for the samples. */
export interface SampleSource {
  product: WidgetProps['cart-checkout/add-to-cart']['product']
  open: boolean
  onClose(): void
}

/** Sample props of each widget when its part runs standalone. */
export const widgetSamples: { [Key in keyof ShopWidgets]: (source: SampleSource) => ShopWidgets[Key] } = {
  'catalogue/search-drawer': ({ open, onClose }) => ({ open, onClose }),
  'catalogue/product-rail': () => ({ title: 'On sale', source: 'sale' }),
  'catalogue/recently-viewed': () => ({}),
  'cart-checkout/add-to-cart': ({ product }) => ({ product, variantId: firstInStock(product), quantity: 1 }),
  'cart-checkout/cart-drawer': ({ open, onClose }) => ({ open, onClose }),
  'cart-checkout/order-again': ({ product }) => ({
    label: 'Buy again',
    about: product.title,
    lines: () => Promise.resolve(product.productVariations.slice(0, 2).map((variant) => orderedOnce(product, variant))),
  }),
  'account/settings-sheet': ({ open, onClose }) => ({ open, onClose }),
  'wholesale/price-hint': ({ product }) => ({ productId: product.id, price: 12_000 }),
  'wholesale/application-notice': () => ({ otherwise: 'On sale' }),
}

/** A product of the real catalogue for the samples; undefined while loading. */
export function useSampleProduct(): SampleSource['product'] | undefined {
  const [product, setProduct] = useState<SampleSource['product']>()
  useEffect(() => {
    void readProduct().then(setProduct)
  }, [])
  return product
}

async function readProduct(): Promise<SampleSource['product']> {
  const { data: list } = await browserApi.request('GET /get-products', { query: { in_stock: true, limit: 1 } })
  const { data } = await browserApi.request('GET /get-product/:id', { params: { id: list[0]?.id ?? 1 } })
  return { ...data, id: String(data.id) }
}

const firstInStock = ({ productVariations }: SampleSource['product']) =>
  productVariations.find(({ available }) => available > 0)?.id ?? null

/** An order line with one item at today's price. */
function orderedOnce(
  { id, title }: SampleSource['product'],
  { id: variantId, size, color, image, discount_price: price, discount_sale_price: salePrice }: WidgetProductVariant,
): WidgetOrderedLine {
  return { productId: Number(id), variationId: variantId, quantity: 1, title, size, color, image, price, salePrice }
}
