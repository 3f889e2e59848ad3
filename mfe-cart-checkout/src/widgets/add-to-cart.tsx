import '@shop/cart-checkout-contract'
import { Button, type WidgetProps } from '@shop/shared-ui'
import { useState, type MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCartStore } from '../cart/cart-context'
import { useGoToCart } from '../cart/use-go-to-cart'
import { addToCart } from '../features/add/add-to-cart'

/** The button that adds the chosen variant to the cart; other parts place the widget, this part implements it. */
export function Widget({ product, variantId, quantity, onIncomplete }: WidgetProps['cart-checkout/add-to-cart']) {
  const cart = useCartStore()
  const goToCart = useGoToCart()
  const navigate = useNavigate()
  const [isAdding, setAdding] = useState(false)
  const chosen = product.productVariations.find(({ id }) => id === variantId)
  const actions = [goToCart, { label: 'Checkout', go: () => void navigate('/shipment') }]

  async function add(click: MouseEvent) {
    if (!chosen) return onIncomplete?.()
    // Ignores the second click of a double click.
    if (click.detail >= 2) return undefined
    setAdding(true)
    await addToCart(cart, { product, variantId, quantity }, actions)
    setAdding(false)
  }

  return (
    <Button
      variant="action"
      wide
      busy={isAdding}
      onClick={(click) => void add(click)}
      disabled={chosen ? chosen.available === 0 : !onIncomplete}
    >
      {chosen?.available === 0 ? 'Sold out' : 'Add to cart'}
    </Button>
  )
}
