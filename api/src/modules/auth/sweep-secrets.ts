import { lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { emailChanges, emailUndos, knownDevices, resetCodes } from '../../database/schema'

/** Deletes expired codes, links and devices, including the previous emails of accounts. */
export async function sweepSecrets(db: Database): Promise<void> {
  const now = sql`now()`
  // A code is exchanged within ten minutes for a token that is valid for another fifteen.
  await db.delete(resetCodes).where(lt(resetCodes.createdAt, sql`now() - interval '1 hour'`))
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now))
  await db.delete(emailUndos).where(lt(emailUndos.expiresAt, now))
  await db.delete(knownDevices).where(lt(knownDevices.expiresAt, now))
}
