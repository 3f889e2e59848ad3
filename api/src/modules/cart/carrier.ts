import type { RatesRequest } from '@shop/shared-api/contract'
import type { Settings } from '../content/content-repository'

/** One way to send a parcel, before it is kept. */
export interface ShippingOffer {
  type: 'simple' | 'express'
  title: string
  chargesCents: number
  minDays: number
  maxDays: number
}

/** Whoever can price a parcel to an address; rejects when it cannot say. */
export type Carrier = (request: Pick<RatesRequest, 'state' | 'zip'>, signal: AbortSignal) => Promise<ShippingOffer[]>

/** Ground days from our New Jersey warehouse by the first digit of the ZIP code, nearest first; all of them within the 3 to 6 of the Shipping page. */
const GROUND_DAYS: Record<string, [number, number]> = {
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

/** The shop's own prices from its settings: what holds when no carrier is connected or it fails. */
export function settingsCarrier(settings: Settings): Carrier {
  return async ({ zip }) => {
    const [minDays, maxDays] = GROUND_DAYS[zip[0] ?? '9'] ?? [3, 6]
    return [
      { type: 'simple', title: 'Simple delivery', chargesCents: settings.simpleShipmentCents, minDays, maxDays },
      {
        type: 'express',
        title: 'Express delivery',
        chargesCents: settings.expressShipmentCents,
        minDays: 1,
        maxDays: 2,
      },
    ]
  }
}
