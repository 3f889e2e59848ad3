import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/client'
import { couponUses, orderEvents, orders } from '../../../database/schema'
import { DELETED, nobodysEmail } from './nobody'

/** Keeps of an address what tax is reckoned from. */
const placeOnly = (column: typeof orders.address | typeof orders.billing) => sql`jsonb_build_object(
  'first_name', ${DELETED}::text, 'last_name', '', 'phone', '', 'address', '', 'address_2', null, 'city', '',
  'state', ${column} -> 'state', 'zip', ${column} -> 'zip')`

/** Keeps a user's orders for the books (lines, amounts, taxes, state, zip, the charge's reference) and takes the person out. */
export async function forgetOrders(tx: Database, userId: string): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  await tx
    .update(couponUses)
    .set({ email: nobodysEmail(couponUses.orderId), userId: null })
    .where(inArray(couponUses.orderId, own))
  await tx.update(orderEvents).set({ note: null }).where(inArray(orderEvents.orderId, own))
  await tx
    .update(orders)
    .set({
      userId: null,
      email: nobodysEmail(orders.id),
      address: placeOnly(orders.address),
      billing: placeOnly(orders.billing),
      note: null,
      poNumber: null,
      guestTokenHash: null,
      cancelReason: sql`split_part(${orders.cancelReason}, ':', 1)`,
    })
    .where(eq(orders.userId, userId))
}
