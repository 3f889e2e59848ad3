import { makeProduct } from '@shop/shared-api/testing/products'
import { Widget as AddToCartWidget } from './widgets/add-to-cart'
import { Widget as CartDrawerWidget } from './widgets/cart-drawer'
import { Widget as OrderAgainWidget } from './widgets/order-again'

const { id, ...product } = makeProduct()
const [variant] = product.productVariations

/** Stories of `npm run gallery`: one for each widget, named after it. */
export default { title: 'Cart', parameters: { api: { 'GET /get-product/:id': () => ({ data: { id, ...product } }) } } }

export const AddToCart = {
  render: () => (
    <AddToCartWidget product={{ ...product, id: String(id) }} variantId={variant?.id ?? null} quantity={1} />
  ),
}
export const CartDrawer = { render: () => <CartDrawerWidget open onClose={() => undefined} /> }
export const OrderAgain = {
  render: () => <OrderAgainWidget label="Buy again" about={product.title} lines={() => Promise.resolve([])} />,
}
