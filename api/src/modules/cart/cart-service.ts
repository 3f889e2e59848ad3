import type { CartQuote, CouponForm, quoteRequest } from '@shop/shared-api/contract'
import type { z } from 'zod'
import type { Database } from '../../database/client'
import type { Failure } from '../../failure'
import type { Account } from '../auth/session-repository'
import { productRepository } from '../catalogue/product-repository'
import { contentRepository } from '../content/content-repository'
import { amountsOnTheWire, itemOnTheWire } from './cart-on-the-wire'
import { resolveLines, type ResolvedLine } from './cart-lines'
import { findCoupon } from './coupon-repository'
import { couponRefusal } from './coupon-rules'
import { shipmentNote, wholesaleMessage } from './discount-messages'
import { heldByOthers } from './held-pieces'
import { priceCart, unitPrice, type PricingInput } from './pricing'
import { rateById } from './shipment-rates'
import { taxRateOf } from './tax-rate'

/** A request to price a cart, after validation. */
export type Quotation = z.output<typeof quoteRequest>

/** True for a wholeseller whom staff approved: everything that wholesale gives hangs on this alone. */
export const isWholesale = (account: Account | null): boolean => account?.role === 'wholeseller' && account.isVerified

/** Prices carts; at most eight queries however many lines there are. */
export function cartService(db: Database) {
  const catalogue = productRepository(db)
  const content = contentRepository(db)

  /** The lines beside what the catalogue has, or of that what others leave when a hold is told of. */
  async function resolve(lines: Quotation['products'], hold?: { ownKey: string | null | undefined }) {
    const ids = [...new Set(lines.map((line) => line.product_id))]
    if (ids.length === 0) return resolveLines([], [], [])
    const [products, variants, held] = await Promise.all([
      catalogue.byIds(ids),
      catalogue.variantsOf(ids),
      hold ? heldByOthers(db, ids, hold.ownKey) : new Map<number, number>(),
    ])
    const free = variants.map((one) => ({ ...one, stock: Math.max(0, one.stock - (held.get(one.id) ?? 0)) }))
    return resolveLines(lines, products, free)
  }

  async function quote(request: Quotation, account: Account | null): Promise<CartQuote> {
    const wholesale = isWholesale(account)
    const shipment = request.shipment_type === 'express' && !wholesale ? 'express' : 'simple'
    const holder = { userId: account?.id ?? null, emails: account ? [account.email] : [] }
    const [{ resolved, warnings }, settings, tiers, coupon, taxRatePpm, rate] = await Promise.all([
      resolve(request.products, { ownKey: request.hold_key }),
      content.settings(),
      content.tiers(),
      request.coupen_id ? findCoupon(db, { publicId: request.coupen_id }, holder) : undefined,
      request.state ? taxRateOf(db, request.state) : 0,
      request.shipment_id ? rateById(db, request.shipment_id) : undefined,
    ])
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
      ...amountsOnTheWire(amounts, taxRatePpm),
      items: resolved.map(itemOnTheWire),
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

  /** Checks a code for this person, and against the cart when its lines are given; throws why it does not count. */
  async function applyCoupon({ code, products }: CouponForm, account: Account | null) {
    const wholesale = isWholesale(account)
    const holder = { userId: account?.id ?? null, emails: account ? [account.email] : [] }
    const [coupon, cart] = await Promise.all([findCoupon(db, { code }, holder), products && resolve(products)])
    const use = asUse(cart ? buyable(cart.resolved) : undefined, wholesale, coupon)
    const refused: Failure | null = couponRefusal(coupon, { ...use, email: account?.email ?? null })
    if (refused || !coupon) throw refused
    return { coupon: { id: coupon.publicId, value: coupon.percent, code: coupon.code } }
  }

  return { quote, applyCoupon, resolve }
}

/** The lines that can be bought, as pricing takes them. */
export const buyable = (lines: ResolvedLine[]): PricingInput['lines'] =>
  lines.flatMap(({ variant, inError, quantity }) =>
    variant && !inError ? [{ priceCents: variant.priceCents, salePriceCents: variant.salePriceCents, quantity }] : [],
  )

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
