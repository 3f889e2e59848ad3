import type { RatesRequest, ShipmentRate } from '@shop/shared-api/contract'
import { toDollars } from '@shop/shared-api/money'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { shipmentRates } from '../../database/schema'
import type { Carrier, ShippingOffer } from './carrier'

/** A shipping rate that an order can refer to. */
export type Rate = typeof shipmentRates.$inferSelect

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The rate with this id until it expires; undefined afterwards. */
export async function findRate(db: Database, id: string): Promise<Rate | undefined> {
  if (!UUID.test(id)) return undefined
  const [rate] = await db
    .select()
    .from(shipmentRates)
    .where(and(eq(shipmentRates.id, id), gt(shipmentRates.expiresAt, sql`now()`)))
  return rate
}

/**
 * Stores the carrier's prices for this address for 30 minutes and deletes old ones. They exclude free shipping, which
 * the order decides itself.
 */
export async function saveRates(
  db: Database,
  offers: ShippingOffer[],
  to: { state: string; zip: string },
): Promise<Rate[]> {
  await db.delete(shipmentRates).where(lt(shipmentRates.expiresAt, sql`now() - interval '1 day'`))
  return db
    .insert(shipmentRates)
    .values(
      offers.map((offer) => ({
        ...offer,
        state: to.state,
        zip: to.zip,
        expiresAt: sql`now() + interval '30 minutes'`,
      })),
    )
    .returning()
}

/** Serializes a rate with its charges in dollars. */
export const serializeRate = (rate: Rate): ShipmentRate => ({
  object_id: rate.id,
  type: rate.type,
  title: rate.title,
  charges: toDollars(rate.chargesCents),
  est_min_days: rate.minDays,
  est_max_days: rate.maxDays,
  expires_at: rate.expiresAt.toISOString(),
})

/** Requests offers from the carrier; returns the fallback's when it fails or takes longer than three seconds. */
export async function fetchOffers(
  carrier: Carrier,
  fallback: Carrier,
  request: RatesRequest,
  onFailure: (error: unknown) => void,
  deadlineMs = 3_000,
) {
  try {
    const signal = AbortSignal.timeout(deadlineMs)
    return await Promise.race([carrier(request, signal), rejectWhenAborted(signal)])
  } catch (error) {
    onFailure(error)
    return fallback(request, AbortSignal.timeout(deadlineMs))
  }
}

/** Needed because a carrier's client may ignore the signal. */
function rejectWhenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
}
