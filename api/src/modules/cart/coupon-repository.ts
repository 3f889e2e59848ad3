import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { coupons, couponUses } from '../../database/schema'
import { canonicalEmail } from './canonical-email'

/** Identifies a shopper who may have used a coupon before. */
export interface CouponHolder {
  userId: string | null
  /** Emails of the account and the order; empty until a guest enters one. */
  emails: string[]
}

/** Finds a coupon by its public id or its code, and whether this shopper has used it; undefined when there is none. */
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
