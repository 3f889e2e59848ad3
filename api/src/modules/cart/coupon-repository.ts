import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { coupons, couponUses } from '../../database/schema'
import { canonicalEmail } from './canonical-email'

/** Who might have used a coupon before. */
export interface CouponHolder {
  userId: string | null
  /** Of the account and of the order; none while a guest has not said it. */
  emails: string[]
}

/** A coupon by what the wire calls it or by its code, with whether this person has used it; undefined when there is none. */
export async function findCoupon(
  db: Database,
  by: { publicId: number } | { code: string },
  { userId, emails }: CouponHolder,
) {
  const theirs: (SQL | undefined)[] = []
  if (userId) theirs.push(eq(couponUses.userId, userId))
  if (emails.length) theirs.push(inArray(couponUses.email, emails.map(canonicalEmail)))
  const usedBefore = theirs.length
    ? sql<boolean>`EXISTS (SELECT 1 FROM ${couponUses} WHERE ${and(sql`coupon_uses.coupon_id = coupons.id`, or(...theirs))})`
    : sql<boolean>`false`
  const [row] = await db
    .select({
      id: coupons.id,
      publicId: coupons.publicId,
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
    .where('publicId' in by ? eq(coupons.publicId, by.publicId) : eq(coupons.code, by.code.toUpperCase()))
  return row
}
