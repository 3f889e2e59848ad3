import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { coupons, couponUses } from '../../database/schema'

/** Who might have used a coupon before. */
export interface CouponHolder {
  userId: string | null
  email: string | null
}

/** A coupon by id or code, with whether this person has used it; undefined when there is none. */
export async function findCoupon(db: Database, by: { id: number } | { code: string }, { userId, email }: CouponHolder) {
  const theirs: (SQL | undefined)[] = []
  if (userId) theirs.push(eq(couponUses.userId, userId))
  if (email) theirs.push(eq(couponUses.email, email))
  const usedBefore = theirs.length
    ? sql<boolean>`EXISTS (SELECT 1 FROM ${couponUses} WHERE ${and(sql`coupon_uses.coupon_id = coupons.id`, or(...theirs))})`
    : sql<boolean>`false`
  const [row] = await db
    .select({
      id: coupons.id,
      code: coupons.code,
      percent: coupons.percent,
      minSubtotalCents: coupons.minSubtotalCents,
      maxUses: coupons.maxUses,
      uses: coupons.uses,
      email: coupons.email,
      startsAt: coupons.startsAt,
      expiresAt: coupons.expiresAt,
      usedBefore,
    })
    .from(coupons)
    .where('id' in by ? eq(coupons.id, by.id) : eq(coupons.code, by.code.toUpperCase()))
  return row
}
