import type { RatesRequest } from '@shop/shared-api/contract'
import { TRANSIT_DAYS } from '@shop/shared-api/delivery'
import type { Settings } from '../content/content-repository'

/** A shipping option before it is stored. */
export interface ShippingOffer {
  type: 'simple' | 'express'
  title: string
  chargesCents: number
  minDays: number
  maxDays: number
}

/** Quotes shipping prices to an address; rejects when it can't. */
export type Carrier = (request: Pick<RatesRequest, 'state' | 'zip'>, signal: AbortSignal) => Promise<ShippingOffer[]>

/**
 * Transit days of simple delivery from our New Jersey warehouse by the first digit of the ZIP code; all within the
 * nationwide `TRANSIT_DAYS`.
 */
const ZONE_DAYS: Record<string, [number, number]> = {
  '0': [3, 4],
  '1': [3, 4],
  '2': [3, 4],
  '3': [3, 5],
  '4': [3, 4],
  '5': [3, 5],
  '6': [3, 5],
  '7': [4, 5],
  '8': [4, 6],
  '9': [4, 6],
}

/**
 * The prices from the shop's settings, used when no carrier is connected or it fails; deliveries take these days
 * longer.
 */
export function settingsCarrier(settings: Settings, extraDays: number): Carrier {
  return async ({ zip }) => {
    const simple = ZONE_DAYS[zip[0] ?? '9'] ?? TRANSIT_DAYS.simple
    const days = ([min, max]: readonly [number, number]) => ({ minDays: min + extraDays, maxDays: max + extraDays })
    const { simpleShipmentCents, expressShipmentCents } = settings
    return [
      { type: 'simple', title: 'Simple delivery', chargesCents: simpleShipmentCents, ...days(simple) },
      { type: 'express', title: 'Express delivery', chargesCents: expressShipmentCents, ...days(TRANSIT_DAYS.express) },
    ]
  }
}
