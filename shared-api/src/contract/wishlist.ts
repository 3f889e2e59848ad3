import { z } from './zod'
import { productSummary } from './catalogue'
import { dataOf, endpoint, outcome } from './endpoint'
import { rowId } from './text'

/** A product on a wishlist. */
export const wishlistItem = z.object({ id: z.uuid(), product_id: z.int(), product: productSummary })
export type WishlistItem = z.infer<typeof wishlistItem>

/** Calls on the visitor's own wishlist. */
export const wishlistEndpoints = {
  'GET /get-wishlists': endpoint({
    summary: 'My wishlist, newest first',
    tag: 'wishlist',
    access: 'session',
    response: z.object({ data: z.array(wishlistItem), meta: z.object({ count: z.int() }) }),
    failures: [401],
  }),
  'POST /wishlists': endpoint({
    summary: 'Add a product to my wishlist; idempotent',
    tag: 'wishlist',
    access: 'session',
    body: z.strictObject({ product_id: rowId }),
    response: dataOf(wishlistItem),
    status: 201,
    failures: [401, 404, 422],
  }),
  'POST /wishlists/merge': endpoint({
    summary: "Merge a guest's wishlist into mine; unknown products are omitted",
    tag: 'wishlist',
    access: 'session',
    body: z.strictObject({ product_ids: z.array(rowId).max(200) }),
    response: z.object({ data: z.array(wishlistItem), meta: z.object({ count: z.int() }) }),
    failures: [401, 422],
  }),
  'DELETE /wishlists/:id': endpoint({
    summary: 'Remove a product from my wishlist',
    tag: 'wishlist',
    access: 'session',
    params: z.strictObject({ id: z.uuid() }),
    response: outcome,
    failures: [401, 404, 422],
  }),
}
