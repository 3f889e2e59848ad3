import type { WidgetOrderedLine, WidgetProductVariant } from '@shop/cart-checkout-contract'
import type { WidgetProps } from '@shop/shared-ui'

interface SampleSource {
  /** A product of the real catalogue. */
  product: WidgetProps['cart-checkout/add-to-cart']['product']
  open: boolean
  onClose: () => void
}

/** Sample props of each widget, for `/_widgets` of the dev server. */
export const widgetSamples = {
  'add-to-cart': ({ product }: SampleSource) => ({ product, variantId: firstInStock(product), quantity: 1 }),
  'cart-drawer': ({ open, onClose }: SampleSource) => ({ open, onClose }),
  'order-again': ({ product }: SampleSource) => ({
    label: 'Buy again',
    about: product.title,
    lines: () => Promise.resolve(product.productVariations.slice(0, 2).map((variant) => orderedOnce(product, variant))),
  }),
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
