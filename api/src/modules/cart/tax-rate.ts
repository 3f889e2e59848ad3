import { eq } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { states } from '../../database/schema'
import { invalid } from '../../failure'

/** A state's tax rate in parts per million; 422 for a state that we do not ship to. */
export async function findTaxRate(db: Database, code: string): Promise<number> {
  const [state] = await db.select({ rate: states.taxRatePpm }).from(states).where(eq(states.code, code))
  return requireTaxRate(state?.rate)
}

/** The rate that was found; 422 when there is none, for we do not ship there. */
export function requireTaxRate(rate: number | undefined): number {
  if (rate === undefined) throw invalid([{ field: 'state', message: 'We do not ship to this state.' }])
  return rate
}
