import { eq } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { states } from '../../database/schema'
import { invalid } from '../../failure'

/** A state's tax rate in parts per million; throws 422 for a state that we do not ship to. */
export async function findTaxRate(db: Database, code: string): Promise<number> {
  const [state] = await db.select({ rate: states.taxRatePpm }).from(states).where(eq(states.code, code))
  return requireTaxRate(state?.rate)
}

/** Returns the rate; throws 422 without one, since we do not ship to that state. */
export function requireTaxRate(rate: number | undefined): number {
  if (rate === undefined) throw invalid([{ field: 'state', message: 'We do not ship to this state.' }])
  return rate
}
