import '@shop/account-contract'
import type { SessionUser } from '@shop/account-contract'
import '@shop/catalogue-contract'
import { browserApi, isLoggedInHint, type Api } from '@shop/shared-api'
import { bus as siteBus, type Bus } from '@shop/shared-events'
import { guestWishlist } from './guest-wishlist'
import { publishWishlist } from './publish-wishlist'

/**
 * Keeps `wishlist/changed` current: publishes the guest's list at start, merges it into the account's at login, and
 * returns to the guest's at logout. Every entry chunk of this remote calls it; only the first call counts.
 */
export function startWishlistSync(bus: Bus = siteBus, api: Api = browserApi): void {
  if (typeof window === 'undefined' || syncedBuses.has(bus)) return
  syncedBuses.add(bus)
  let user: SessionUser['id'] | null = null

  // With a session the account's list is about to load: publishing the guest's would clear the hearts of other tabs.
  if (!isLoggedInHint() && !bus.last('wishlist/changed')) publishWishlist(guestWishlist.read(), bus)

  bus.stream('session/changed').subscribe((session) => {
    const before = user
    user = session.user?.id ?? null
    if (user === before) return
    if (user === null) publishWishlist(guestWishlist.read(), bus)
    else void mergeIntoAccount(bus, api)
  })
}

const syncedBuses = new WeakSet<Bus>()

/** A failed merge leaves the guest's list in place for the next attempt. */
async function mergeIntoAccount(bus: Bus, api: Api): Promise<void> {
  const own = guestWishlist.read()
  try {
    const { data } =
      own.length > 0
        ? await api.request('POST /wishlists/merge', { body: { product_ids: own }, silent: true })
        : await api.request('GET /get-wishlists', { silent: true })
    guestWishlist.write([])
    publishWishlist(
      data.map((item) => item.product_id),
      bus,
    )
  } catch {
    publishWishlist(own, bus)
  }
}
