import type { DeliveryEstimate } from '@shop/shared-api/contract'
import { toDollars } from '@shop/shared-api/money'
import { settingsCarrier } from '../cart/carrier'
import { stateOfZip } from '../orders/validate-address'
import type { Settings, State } from './content-repository'

/** Estimates delivery to a ZIP code of one of these states from the settings; in business days from our warehouse. */
export async function estimateDelivery(zip: string, settings: Settings, states: State[]): Promise<DeliveryEstimate> {
  const code = stateOfZip(zip)
  const state = states.find((candidate) => candidate.code === code)
  const carrier = settingsCarrier(settings, state?.extraDays ?? 0)
  const offers = await carrier({ state: code ?? '', zip }, new AbortController().signal)
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
