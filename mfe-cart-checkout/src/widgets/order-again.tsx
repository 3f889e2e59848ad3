import '@shop/cart-checkout-contract'
import { Button, type WidgetProps } from '@shop/shared-ui'
import { useState } from 'react'
import { useCartStore } from '../cart/cart-context'
import { useGoToCart } from '../cart/use-go-to-cart'
import { orderAgain } from '../features/reorder/order-again'

/** The button that adds an earlier order's lines to the cart; other parts provide the order, this one the cart. */
export function Widget({ label, about, lines, isMainAction }: WidgetProps['cart-checkout/order-again']) {
  const cart = useCartStore()
  const nextStep = useGoToCart()
  const [busy, setBusy] = useState(false)

  async function press() {
    setBusy(true)
    await orderAgain(cart, lines, nextStep).finally(() => setBusy(false))
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
