import { bus } from '@shop/shared-events'
import { Button, showDialog, type WidgetProps } from '@shop/shared-ui'
import { addLine } from '../features/cart/cart-lines'
import { cart } from '../features/cart/site-cart'
import { lineToAdd } from '../features/add/line-to-add'

/** The button that puts the chosen variation into the cart; other parts place it, this part does the work. */
export function Widget({ product, variantId, quantity }: WidgetProps['cart-checkout/add-to-cart']) {
  function add() {
    const line = lineToAdd(product, variantId, quantity)
    if (!line) return void showDialog({ title: 'Error!', message: 'Something went wrong', tone: 'error' })
    cart.change((lines) => addLine(lines, line))
    bus.publish('cart/line-added', { title: product.title, quantity })
    void showDialog({ title: 'Success', message: 'Added to cart', tone: 'success' })
  }
  return (
    <Button variant="action" wide onClick={add} disabled={variantId === null}>
      Add to cart
    </Button>
  )
}
