import type { RatesRequest, ShipmentRate } from '@shop/shared-api/contract'
import { toDollars } from '@shop/shared-api/money'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { shipmentRates } from '../../database/schema'
import type { Carrier, Offer } from './carrier'

/** A rate that an order may name. */
export type Rate = typeof shipmentRates.$inferSelect

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The rate with this id while it is good; undefined otherwise. */
export async function rateById(db: Database, id: string): Promise<Rate | undefined> {
  if (!UUID.test(id)) return undefined
  const [rate] = await db
    .select()
    .from(shipmentRates)
    .where(and(eq(shipmentRates.id, id), gt(shipmentRates.expiresAt, sql`now()`)))
  return rate
}

/** Keeps what was offered for an address for 30 minutes, and sweeps what has long expired. */
export async function keepRates(
  db: Database,
  offers: Offer[],
  to: { state: string; zip: string },
): Promise<ShipmentRate[]> {
  await db.delete(shipmentRates).where(lt(shipmentRates.expiresAt, sql`now() - interval '1 day'`))
  const rows = await db
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
  return rows.map((row) => ({
    object_id: row.id,
    type: row.type,
    title: row.title,
    charges: toDollars(row.chargesCents),
    est_min_days: row.minDays,
    est_max_days: row.maxDays,
    expires_at: row.expiresAt.toISOString(),
  }))
}

/** Asks the carrier, and answers with the fallback's prices when it fails or takes longer than three seconds. */
export async function offersOf(
  carrier: Carrier,
  fallback: Carrier,
  request: RatesRequest,
  onFailure: (error: unknown) => void,
) {
  try {
    return await carrier(request, AbortSignal.timeout(3_000))
  } catch (error) {
    onFailure(error)
    return fallback(request, AbortSignal.timeout(3_000))
  }
}
