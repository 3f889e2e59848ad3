import type { ShipmentRate } from '@shop/shared-api'
import { deliveryDays, formatDeliveryDays } from '@shop/shared-api/delivery'

/** The arrival of an order placed now, as in "Tue, Nov 24 to Fri, Nov 27"; the same days as the product page shows. */
export const formatArrival = ({ est_min_days, est_max_days }: ShipmentRate, now: Date): string =>
  formatDeliveryDays(deliveryDays([est_min_days, est_max_days], now))
