import type { CartQuote, CouponForm, quoteRequest } from '@shop/shared-api/contract'
import type { z } from 'zod'
import type { Database } from '../../database/client'
import type { Failure } from '../../failure'
import type { Account } from '../auth/session-repository'
import { serializeAmounts, serializeCartItem } from './serialize-cart'
import { resolveLines, type ResolvedLine } from './cart-lines'
import { findCoupon } from './coupon-repository'
import { couponRefusal } from './coupon-rules'
import { shipmentNote, wholesaleMessage } from './discount-messages'
import { batchHeldByOthers } from './held-stock'
import { priceCart, priceNow, unitPrice, type PricingInput } from './pricing'
import { priceBasis, type PriceBasis } from './price-basis'
import { findRate } from './shipment-rates'
import { requireTaxRate } from './destination'

/** A validated request to price a cart. */
export type QuoteRequest = z.output<typeof quoteRequest>

/** Whether the account is an approved wholesaler; all wholesale benefits depend on this alone. */
export const isWholesale = (account: Account | null): boolean => account?.role === 'wholeseller' && account.isVerified

/** Whether the account's orders are free of sales tax; like all wholesale benefits, it ends with the approval. */
export const isTaxExempt = (account: Account | null): boolean => isWholesale(account) && account?.isTaxExempt === true

/** Prices carts with two queries when its data is cached and at most nine otherwise, for any number of lines. */
export function cartService(db: Database) {
  const basisOf = priceBasis(db)
  const heldByOthers = batchHeldByOthers(db)

  async function quote(request: QuoteRequest, account: Account | null): Promise<CartQuote> {
    const wholesale = isWholesale(account)
    const shipment = request.shipment_type === 'express' && !wholesale ? 'express' : 'simple'
    const holder = { userId: account?.id ?? null, emails: account ? [account.email] : [] }
    const ids = idsOf(request.products)
    const [basis, held, coupon, rate] = await Promise.all([
      basisOf(ids),
      ids.length > 0 ? heldByOthers(ids, request.hold_key) : undefined,
      request.coupen_id ? findCoupon(db, { publicId: request.coupen_id }, holder) : undefined,
      request.shipment_id ? findRate(db, request.shipment_id) : undefined,
    ])
    const { settings, tiers, taxRates } = basis
    const stateRatePpm = request.state ? requireTaxRate(taxRates.get(request.state)) : 0
    const taxRatePpm = isTaxExempt(account) ? 0 : stateRatePpm
    const { resolved, warnings } = resolve(request.products, basis, held)
    const lines = buyable(resolved)
    const refused = request.coupen_id
      ? couponRefusal(coupon, { ...asUse(lines, wholesale, coupon), email: account?.email ?? null })
      : null
    const delivery = {
      simpleCents: rate?.type === 'simple' ? rate.chargesCents : settings.simpleShipmentCents,
      expressCents: rate?.type === 'express' ? rate.chargesCents : settings.expressShipmentCents,
      freeFromCents: settings.freeShipmentCents,
    }
    const amounts = priceCart({
      lines,
      wholesale,
      tiers,
      coupon: refused ? null : (coupon ?? null),
      shipment,
      delivery,
      taxRatePpm,
    })
    return {
      ...serializeAmounts(amounts, taxRatePpm),
      items: resolved.map(serializeCartItem),
      warnings,
      count: resolved.reduce((count, line) => count + line.quantity, 0),
      cartHasError: resolved.some((line) => line.inError),
      shipment_type: shipment,
      express_offered: !wholesale,
      shipment_note:
        wholesale || lines.length === 0 ? null : shipmentNote(amounts.subtotal, settings.freeShipmentCents, shipment),
      wholesalerDiscountMessage: wholesale ? wholesaleMessage(tiers, amounts.subtotal) : null,
      coupon_message: refused?.message ?? null,
    }
  }

  /** Checks a code for this user and, if lines are given, against the cart; throws the reason when it doesn't apply. */
  async function applyCoupon({ code, products }: CouponForm, account: Account | null) {
    const wholesale = isWholesale(account)
    const holder = { userId: account?.id ?? null, emails: account ? [account.email] : [] }
    const [coupon, basis] = await Promise.all([findCoupon(db, { code }, holder), products && basisOf(idsOf(products))])
    const lines = products && basis && buyable(resolve(products, basis).resolved)
    const use = asUse(lines, wholesale, coupon)
    const refused: Failure | null = couponRefusal(coupon, { ...use, email: account?.email ?? null })
    if (refused || !coupon) throw refused
    return { coupon: { id: coupon.publicId, value: coupon.percent, code: coupon.code } }
  }

  return { quote, applyCoupon }
}

const idsOf = (lines: QuoteRequest['products']) => lines.map((line) => line.product_id)

/** Resolves lines against the stock, less what other checkouts hold. */
function resolve(lines: QuoteRequest['products'], { products, variants }: PriceBasis, held?: Map<number, number>) {
  if (!held?.size) return resolveLines(lines, products, variants)
  const free = variants.map((variant) => ({
    ...variant,
    stock: Math.max(0, variant.stock - (held.get(variant.id) ?? 0)),
  }))
  return resolveLines(lines, products, free)
}

/** The lines that can be bought, as pricing input. */
const buyable = (lines: ResolvedLine[]): PricingInput['lines'] =>
  lines.flatMap(({ variant, inError, quantity }) => (variant && !inError ? [{ ...priceNow(variant), quantity }] : []))

const asUse = (
  lines: PricingInput['lines'] | undefined,
  wholesale: boolean,
  coupon: { usedBefore: boolean } | undefined,
) => ({
  subtotal: lines ? lines.reduce((sum, line) => sum + unitPrice(line) * line.quantity, 0) : Number.POSITIVE_INFINITY,
  wholesale,
  usedBefore: coupon?.usedBefore ?? false,
  now: new Date(),
})
