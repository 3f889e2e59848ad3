import { Button, type WidgetProps } from '@shop/shared-ui'
import type { MouseEvent } from 'react'
import { useCartStore } from '../cart/cart-context'
import { useWayToCart } from '../cart/use-way-to-cart'
import { addToCart } from '../features/add/add-to-cart'

/** The button that puts the chosen variation into the cart; other parts place it, this part does the work. */
export function Widget({ product, variantId, quantity, onIncomplete }: WidgetProps['cart-checkout/add-to-cart']) {
  const cart = useCartStore()
  const wayOn = useWayToCart()
  const chosen = product.productVariations.find(({ id }) => id === variantId)
  function add(click: MouseEvent) {
    if (!chosen) return onIncomplete?.()
    // The second half of a double click is no second wish.
    if (click.detail < 2) addToCart(cart, { product, variantId, quantity }, wayOn)
  }
  return (
    <Button variant="action" wide onClick={add} disabled={chosen ? chosen.available === 0 : !onIncomplete}>
      {chosen?.available === 0 ? 'Sold out' : 'Add to cart'}
    </Button>
  )
}
