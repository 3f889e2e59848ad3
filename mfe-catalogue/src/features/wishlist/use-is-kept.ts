import { bus } from '@shop/shared-events'
import { useSyncExternalStore } from 'react'

/** Whether a product is on the wishlist; of the many hearts of a list only those render anew that change. */
export function useIsKept(productId: number): boolean {
  return useSyncExternalStore(
    followWishlist,
    () => bus.last('wishlist/changed')?.productIds.includes(String(productId)) ?? false,
    () => false,
  )
}

const followWishlist = (changed: () => void) => bus.on('wishlist/changed', changed)
