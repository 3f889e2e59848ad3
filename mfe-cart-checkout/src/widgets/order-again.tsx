import { Button, type WidgetProps } from '@shop/shared-ui'
import { useState } from 'react'
import { useCartStore } from '../cart/cart-context'
import { useWayToCart } from '../cart/use-way-to-cart'
import { orderAgain } from '../features/again/order-again'

/** The button that puts what was ordered once into the cart again; other parts know the order, this one the cart. */
export function Widget({ label, about, lines, isMainAction }: WidgetProps['cart-checkout/order-again']) {
  const cart = useCartStore()
  const wayOn = useWayToCart()
  const [busy, setBusy] = useState(false)

  async function press() {
    setBusy(true)
    await orderAgain(cart, lines, wayOn).finally(() => setBusy(false))
  }

  return (
    <Button
      variant={isMainAction ? 'action' : 'plain'}
      busy={busy}
      onClick={() => void press()}
      aria-label={`${label}: ${about}`}
    >
      {label}
    </Button>
  )
}
