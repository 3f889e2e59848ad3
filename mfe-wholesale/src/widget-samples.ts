/** Sample props of each widget, for `/_widgets` of the dev server. */
export const widgetSamples = {
  'price-hint': ({ product }: { product: { id: string } }) => ({ productId: product.id, price: 12_000 }),
  'application-notice': () => ({ otherwise: 'On sale' }),
}
