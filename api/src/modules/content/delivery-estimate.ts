import type { DeliveryEstimate } from '@shop/shared-api/contract'
import { toDollars } from '@shop/shared-api/money'
import { settingsCarrier } from '../cart/carrier'
import type { Settings } from './content-repository'

/** Estimates delivery to a ZIP code from the settings; in business days from our warehouse. */
export async function estimateDelivery(zip: string, settings: Settings): Promise<DeliveryEstimate> {
  const offers = await settingsCarrier(settings)({ state: '', zip }, new AbortController().signal)
  return {
    ways: offers.map(({ type, title, chargesCents, minDays, maxDays }) => ({
      type,
      title,
      charges: toDollars(chargesCents),
      est_min_days: minDays,
      est_max_days: maxDays,
    })),
    free_from: toDollars(settings.freeShipmentCents),
  }
}
