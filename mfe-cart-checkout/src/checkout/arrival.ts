import type { ShipmentRate } from '@shop/shared-api'
import { deliveryDays } from '@shop/shared-api/delivery'

const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric' })

/** When a parcel ordered now arrives, as in "Tue, Nov 24 to Fri, Nov 27"; on the days that the product's page promises. */
export function arrivalOf({ est_min_days, est_max_days }: ShipmentRate, now: Date): string {
  const { from, to } = deliveryDays([est_min_days, est_max_days], now)
  return from === to ? dayOf(from) : `${dayOf(from)} to ${dayOf(to)}`
}

const dayOf = (iso: string) => format.format(new Date(iso))
