import { and, eq } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { states } from '../../database/schema'
import { invalid } from '../../failure'

/** A state's tax rate in parts per million, and how many days longer deliveries take; 422 where we do not ship. */
export async function findDestination(db: Database, code: string): Promise<{ taxRatePpm: number; extraDays: number }> {
  const [state] = await db
    .select({ taxRatePpm: states.taxRatePpm, extraDays: states.extraDays })
    .from(states)
    .where(and(eq(states.code, code), eq(states.ships, true)))
  return { taxRatePpm: requireTaxRate(state?.taxRatePpm), extraDays: state!.extraDays }
}

/** Returns the rate; throws 422 without one, since we do not ship to that state. */
export function requireTaxRate(rate: number | undefined): number {
  if (rate === undefined) throw invalid([{ field: 'state', message: 'We do not ship to this state.' }])
  return rate
}
