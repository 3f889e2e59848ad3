import { bus as siteBus, type Bus } from '@shop/shared-events'

/** States what the wishlist holds, newest first: the one source of every heart and count, in every tab. Browser only. */
export function publishWishlist(ids: readonly number[], bus: Bus = siteBus): void {
  bus.publish('wishlist/changed', { count: ids.length, productIds: ids.map(String) })
}

/** What was last stated. */
export function lastPublishedWishlist(bus: Bus = siteBus): number[] {
  return bus.last('wishlist/changed')?.productIds.map(Number) ?? []
}
