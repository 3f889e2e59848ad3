import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../database/client'
import { couponUses, invoicePayments, orderEvents, orderNotes, orders, refunds } from '../../../database/schema'
import { DELETED_NAME, anonymousEmail } from './anonymous-user'

/** Reduces an address to the fields that determine tax. */
const taxAddressOnly = (column: typeof orders.address | typeof orders.billing) => sql`jsonb_build_object(
  'first_name', ${DELETED_NAME}::text, 'last_name', '', 'phone', '', 'address', '', 'address_2', null, 'city', '',
  'state', ${column} -> 'state', 'zip', ${column} -> 'zip')`

/**
 * Removes personal data from a user's orders and retains what bookkeeping needs: lines, amounts, taxes, state, zip
 * and the charge's reference.
 */
export async function anonymizeOrders(tx: Database, userId: string): Promise<void> {
  const own = tx.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId))
  await tx
    .update(couponUses)
    .set({ email: anonymousEmail(couponUses.orderId), userId: null })
    .where(inArray(couponUses.orderId, own))
  await tx.update(invoicePayments).set({ reference: '' }).where(inArray(invoicePayments.orderId, own))
  await tx.update(refunds).set({ reason: '' }).where(inArray(refunds.orderId, own))
  await tx.delete(orderNotes).where(inArray(orderNotes.orderId, own))
  await tx.update(orderEvents).set({ note: null }).where(inArray(orderEvents.orderId, own))
  await tx
    .update(orders)
    .set({
      userId: null,
      email: anonymousEmail(orders.id),
      address: taxAddressOnly(orders.address),
      billing: taxAddressOnly(orders.billing),
      note: null,
      poNumber: null,
      guestTokenHash: null,
      cancelReason: sql`split_part(${orders.cancelReason}, ':', 1)`,
    })
    .where(eq(orders.userId, userId))
}
