import { and, eq, lt, or, sql, isNull } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { coupons, couponUses } from '../../database/schema'
import { Failure } from '../../failure'
import type { Account } from '../auth/session-repository'
import { canonicalEmail, isSameMailbox } from '../cart/canonical-email'
import { findCoupon } from '../cart/coupon-repository'
import { couponRefusal, type CouponUse } from '../cart/coupon-rules'

/** Locks and validates a coupon for this order; throws the reason when it doesn't apply. */
export async function lockCoupon(
  tx: Database,
  publicId: number,
  buyer: { account: Account | null; email: string },
  use: Omit<CouponUse, 'email' | 'usedBefore' | 'now'>,
) {
  await tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.publicId, publicId)).for('update')
  const { account, email } = buyer
  const emails = [...new Set([email, ...(account ? [account.email] : [])])]
  const coupon = await findCoupon(tx, { publicId }, { userId: account?.id ?? null, emails })
  const refused = couponRefusal(coupon, {
    ...use,
    email,
    usedBefore: coupon?.usedBefore ?? false,
    now: new Date(),
  })
  if (coupon?.email && refused?.code === 'not_found' && !isSameMailbox(coupon.email, email)) throw forAnotherEmail()
  if (refused || !coupon) throw refused
  return coupon
}

/** A quote doesn't know a guest's email yet; the checkout shows this message on that field. */
function forAnotherEmail() {
  const message =
    'Your promo code belongs to another email address. Enter that address here, or remove the code from your cart.'
  return new Failure(422, 'not_found', message, { errors: [{ field: 'email', message }] })
}

/** Counts a use. The coupon must be locked; the database enforces the limit as well. */
export async function useCoupon(tx: Database, use: typeof couponUses.$inferInsert): Promise<void> {
  await tx
    .update(coupons)
    .set({ uses: sql`${coupons.uses} + 1` })
    .where(and(eq(coupons.id, use.couponId), or(isNull(coupons.maxUses), lt(coupons.uses, coupons.maxUses))))
  await tx.insert(couponUses).values({ ...use, email: canonicalEmail(use.email) })
}

/** Makes the coupon of a canceled order usable again. */
export async function releaseCoupon(tx: Database, orderId: string): Promise<void> {
  const [use] = await tx.delete(couponUses).where(eq(couponUses.orderId, orderId)).returning()
  if (use)
    await tx
      .update(coupons)
      .set({ uses: sql`greatest(0, ${coupons.uses} - 1)` })
      .where(eq(coupons.id, use.couponId))
}
