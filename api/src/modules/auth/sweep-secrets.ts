import { lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { emailChanges, emailUndos, knownDevices, resetCodes } from '../../database/schema'

/** Deletes codes, links and devices that have expired, and with them the emails that accounts had before. */
export async function sweepSecrets(db: Database): Promise<void> {
  const now = sql`now()`
  // A code becomes a token within ten minutes, which lasts for another fifteen.
  await db.delete(resetCodes).where(lt(resetCodes.createdAt, sql`now() - interval '1 hour'`))
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, now))
  await db.delete(emailUndos).where(lt(emailUndos.expiresAt, now))
  await db.delete(knownDevices).where(lt(knownDevices.expiresAt, now))
}
