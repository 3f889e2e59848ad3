import { useEffect, useEffectEvent } from 'react'
import { bus } from '@shop/shared-events'
import { useCart } from './cart-context'
import { subtotalCents } from './cart-lines'
import { toAnalyticsItem } from './analytics-items'

/** Publishes the cart's contents once per page visit, for analytics; never for an empty cart. */
export function usePublishCartView(name: 'cart/shown' | 'checkout/begun'): void {
  const lines = useCart()?.lines ?? []
  const isFilled = lines.length > 0
  const state = useEffectEvent(() =>
    bus.publish(name, { items: lines.map(toAnalyticsItem), subtotal: subtotalCents(lines) }),
  )
  useEffect(() => {
    if (isFilled) state()
  }, [isFilled])
}
