import type { ShipmentRate } from '@shop/shared-api'
import { deliveryDays, wordsOfDays } from '@shop/shared-api/delivery'

/** When a parcel ordered now arrives, as in "Tue, Nov 24 to Fri, Nov 27"; on the days that the product's page promises. */
export const arrivalOf = ({ est_min_days, est_max_days }: ShipmentRate, now: Date): string =>
  wordsOfDays(deliveryDays([est_min_days, est_max_days], now))
