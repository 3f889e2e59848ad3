import { isShippingFree } from '@shop/shared-api/delivery'
import { toCents } from '@shop/shared-api/money'
import type { Settings } from '../content/content-repository'
import type { ShippingOffer } from './carrier'

/**
 * Applies free shipping: wholesale gets simple for free and no express; a cart above the threshold gets simple for
 * free.
 */
export function applyFreeShipping<T extends Pick<ShippingOffer, 'type' | 'chargesCents'>>(
  offers: T[],
  { subtotal, settings, wholesale }: { subtotal: number; settings: Settings; wholesale: boolean },
): T[] {
  const free = wholesale || isShippingFree(toCents(subtotal), settings.freeShipmentCents)
  return offers
    .filter((offer) => offer.type === 'simple' || !wholesale)
    .map((offer) => (offer.type === 'simple' && free ? { ...offer, chargesCents: 0 } : offer))
}
