import { isShippingFree } from '@shop/shared-api/delivery'

/** Prices of one variant in cents. */
export interface VariantPrice {
  priceCents: number
  salePriceCents: number | null
  /** When the sale price begins to apply; no start unless given. */
  saleStartsAt?: Date | null
  /** When the sale price applies no more; no end unless given. */
  saleEndsAt?: Date | null
}

/** The sale price if it applies now (above zero, below the price, within its schedule), else null. */
export function effectiveSalePrice({
  priceCents,
  salePriceCents,
  saleStartsAt,
  saleEndsAt,
}: VariantPrice): number | null {
  if (salePriceCents === null || salePriceCents <= 0 || salePriceCents >= priceCents) return null
  const now = Date.now()
  if (saleStartsAt && now < saleStartsAt.getTime()) return null
  return saleEndsAt && now >= saleEndsAt.getTime() ? null : salePriceCents
}

/** The same prices without a schedule: with the sale price if it applies now. */
export const priceNow = <T extends VariantPrice>(variant: T): T => ({
  ...variant,
  salePriceCents: effectiveSalePrice(variant),
  saleStartsAt: null,
  saleEndsAt: null,
})

/** The current price of one unit, in cents. */
export const unitPrice = (variant: VariantPrice): number => effectiveSalePrice(variant) ?? variant.priceCents

/** What a cart's price depends on, in cents, percent and parts per million. */
export interface PricingInput {
  lines: readonly (VariantPrice & { quantity: number })[]
  /** An approved wholesaler: a tier instead of coupons, and free shipping. */
  wholesale: boolean
  tiers: readonly PricingTier[]
  coupon: { percent: number; minSubtotalCents: number } | null
  shipment: 'simple' | 'express'
  /** Shipping prices: the settings' for an estimate, the chosen rate's for an order. */
  delivery: { simpleCents: number; expressCents: number; freeFromCents: number }
  /** The ship-to state's rate; 0 while it is unknown. */
  taxRatePpm: number
}

/** A wholesale tier; bounds inclusive, the top one open-ended. */
export interface PricingTier {
  fromCents: number
  toCents: number | null
  percent: number
}

/** The amounts of a cart or order in cents; total = subtotal − discount + delivery + tax. */
export interface Amounts {
  subtotal: number
  /** Savings by sale prices; already deducted from the subtotal. */
  saleDiscount: number
  discount: number
  discountPercent: number
  discountLabel: 'Coupon' | 'Wholeseller' | null
  delivery: number
  tax: number
  total: number
}

/** Prices a cart. All amounts of estimates, carts, orders and mails are computed here. */
export function priceCart(input: PricingInput): Amounts {
  const { lines, coupon, taxRatePpm } = input
  const subtotal = sum(lines.map((line) => unitPrice(line) * line.quantity))
  const saleDiscount = sum(lines.map((line) => (line.priceCents - unitPrice(line)) * line.quantity))
  const couponHolds = coupon !== null && !input.wholesale && subtotal >= coupon.minSubtotalCents
  const tierPercent = input.wholesale ? (findTier(input.tiers, subtotal)?.percent ?? 0) : 0
  const discountPercent = couponHolds ? coupon.percent : tierPercent
  const discount = percentOf(subtotal, discountPercent)
  const delivery = lines.length === 0 ? 0 : deliveryCharge(input, subtotal)
  const tax = taxOf(subtotal, taxRatePpm)
  return {
    subtotal,
    saleDiscount,
    discount,
    discountPercent,
    discountLabel: discountPercent === 0 ? null : input.wholesale ? 'Wholeseller' : 'Coupon',
    delivery,
    tax,
    total: Math.max(0, subtotal - discount + delivery + tax),
  }
}

/**
 * What was paid for items of this much of the subtotal, in cents: with their shares of discount and tax, without
 * delivery. It grows with the items and is exact for all of them together.
 */
export function shareOfAmounts(paid: Pick<Amounts, 'subtotal' | 'discount' | 'tax'>, ofSubtotal: number) {
  const share = (amount: number) =>
    paid.subtotal === 0 ? 0 : roundHalfUp(BigInt(amount) * BigInt(ofSubtotal), paid.subtotal)
  const [discount, tax] = [share(paid.discount), share(paid.tax)]
  return { discount, tax, total: ofSubtotal - discount + tax }
}

/** A percentage of an amount in cents. */
export const percentOf = (cents: number, percent: number): number => roundHalfUp(cents * percent, 100)

/** The tax of a subtotal at a rate in parts per million. */
export const taxOf = (subtotal: number, taxRatePpm: number): number => roundHalfUp(subtotal * taxRatePpm, 1_000_000)

/** The tier that contains this subtotal. */
export function findTier(tiers: readonly PricingTier[], subtotal: number): PricingTier | undefined {
  return tiers.find((tier) => subtotal >= tier.fromCents && (tier.toCents === null || subtotal <= tier.toCents))
}

function deliveryCharge({ wholesale, shipment, delivery }: PricingInput, subtotal: number): number {
  if (wholesale) return 0
  if (shipment === 'express') return delivery.expressCents
  return isShippingFree(subtotal, delivery.freeFromCents) ? 0 : delivery.simpleCents
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Divides non-negative integers exactly and rounds half up. */
const roundHalfUp = (numerator: number | bigint, denominator: number) =>
  Number((BigInt(numerator) * 2n + BigInt(denominator)) / (BigInt(denominator) * 2n))
