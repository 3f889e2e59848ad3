import { useEffect, useEffectEvent } from 'react'
import { bus } from '@shop/shared-events'
import { useCart } from './cart-context'
import { worthOf } from './cart-lines'
import { tradedItem } from './traded-items'

/** States once per visit of a page what is in the cart there; an empty cart is no fact. */
export function useCartFact(name: 'cart/shown' | 'checkout/begun'): void {
  const lines = useCart()?.lines ?? []
  const isFilled = lines.length > 0
  const state = useEffectEvent(() => bus.publish(name, { items: lines.map(tradedItem), subtotal: worthOf(lines) }))
  useEffect(() => {
    if (isFilled) state()
  }, [isFilled])
}
