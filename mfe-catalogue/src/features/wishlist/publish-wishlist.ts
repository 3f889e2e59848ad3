import '@shop/catalogue-contract'
import { bus as siteBus, type Bus } from '@shop/shared-events'

/** Publishes the wishlist, newest first: the single source of every heart and count, in every tab. Browser only. */
export function publishWishlist(ids: readonly number[], bus: Bus = siteBus): void {
  bus.publish('wishlist/changed', { count: ids.length, productIds: ids.map(String) })
}

/** The most recently published list. */
export function lastPublishedWishlist(bus: Bus = siteBus): number[] {
  return bus.last('wishlist/changed')?.productIds.map(Number) ?? []
}
