import '@shop/account-contract'
import { browserApi, type Api } from '@shop/shared-api'
import { bus as siteBus, type Bus } from '@shop/shared-events'
import { guestWishlist } from './guest-wishlist'
import { lastPublishedWishlist, publishWishlist } from './publish-wishlist'

/** Adds a product to the wishlist or removes it. Optimistic: the previous list is restored if the API fails. */
export async function changeWishlist(
  productId: number,
  wanted: boolean,
  bus: Bus = siteBus,
  api: Api = browserApi,
): Promise<void> {
  const others = lastPublishedWishlist(bus).filter((id) => id !== productId)
  publishWishlist(wanted ? [productId, ...others] : others, bus)
  if (!bus.last('session/changed')?.user) return guestWishlist.write(lastPublishedWishlist(bus))
  try {
    await (wanted
      ? api.request('POST /wishlists', { body: { product_id: productId } })
      : removeFromAccount(productId, api))
  } catch {
    const now = lastPublishedWishlist(bus).filter((id) => id !== productId)
    publishWishlist(wanted ? now : [productId, ...now], bus)
  }
}

/** An entry is deleted by its own ID, which only the API knows. */
async function removeFromAccount(productId: number, api: Api): Promise<void> {
  const { data } = await api.request('GET /get-wishlists')
  const entry = data.find((item) => item.product_id === productId)
  if (entry) await api.request('DELETE /wishlists/:id', { params: { id: entry.id } })
}
