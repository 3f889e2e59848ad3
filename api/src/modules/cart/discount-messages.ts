import { isShippingFree } from '@shop/shared-api/delivery'
import { formatShortUsd } from '@shop/shared-api/money'
import { findTier, type PricingTier } from './pricing'

/**
 * The message about the next tier for an approved wholesaler, or about the top one once reached; tiers lowest first.
 */
export function wholesaleMessage(tiers: readonly PricingTier[], subtotal: number): string | null {
  const next = tiers.find((tier) => tier.fromCents > subtotal)
  if (next) {
    const range =
      next.toCents === null
        ? `${formatShortUsd(next.fromCents)} or more`
        : `${formatShortUsd(next.fromCents)} to ${formatShortUsd(next.toCents)}`
    return `Spend ${range} and get ${next.percent}% off!`
  }
  const reached = findTier(tiers, subtotal)
  return reached ? `You've unlocked ${reached.percent}% off!` : null
}

/** The free-shipping note of a retail cart. */
export function shipmentNote(subtotal: number, freeFrom: number, shipment: 'simple' | 'express'): string {
  if (!isShippingFree(subtotal, freeFrom))
    return `Spend ${formatShortUsd(freeFrom - subtotal)} more to get free shipping.`
  return shipment === 'express' ? 'You selected express delivery type.' : 'Your shipment is FREE now!'
}
