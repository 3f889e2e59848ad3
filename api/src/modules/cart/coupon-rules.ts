import { formatUsd } from '@shop/shared-api/money'
import { Failure } from '../../failure'
import { isSameMailbox } from './canonical-email'

/** The context that decides whether a coupon applies. */
export interface CouponUse {
  subtotal: number
  wholesale: boolean
  /** Email of the account or the order; null until a guest enters one. */
  email: string | null
  /** Whether this shopper has used it before. */
  usedBefore: boolean
  now: Date
}

/** The columns of a coupon that its rules read. */
export interface CouponTerms {
  minSubtotalCents: number
  maxUses: number | null
  uses: number
  email: string | null
  startsAt: Date
  expiresAt: Date | null
}

const refusal = (code: string, message: string) =>
  new Failure(422, code, message, { errors: [{ field: 'code', message }] })

/** The reason why a coupon doesn't apply (422 with its own code), or null when it does. */
export function couponRefusal(coupon: CouponTerms | undefined, use: CouponUse): Failure | null {
  if (use.wholesale) return refusal('not_for_wholesale', 'Coupons cannot be combined with wholesale prices.')
  if (!coupon || coupon.startsAt > use.now || !isFor(coupon, use))
    return refusal('not_found', 'We don’t recognize this code.')
  if (coupon.expiresAt && coupon.expiresAt <= use.now) return refusal('expired', 'This code has expired.')
  if (use.usedBefore) return refusal('used', 'This code has already been used.')
  if (coupon.maxUses !== null && coupon.uses >= coupon.maxUses)
    return refusal('used', 'This code is no longer available: all of its uses are taken.')
  const missing = coupon.minSubtotalCents - use.subtotal
  return missing > 0 ? refusal('min_subtotal', `Add ${formatUsd(missing)} more to use this code.`) : null
}

/** A personal coupon is limited to its owner; for a guest without an email the order decides. */
const isFor = (coupon: CouponTerms, use: CouponUse) =>
  coupon.email === null || use.email === null || isSameMailbox(coupon.email, use.email)
