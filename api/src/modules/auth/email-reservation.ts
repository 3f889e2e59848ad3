import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { emailUndos } from '../../database/schema'

/**
 * Says whether an email still may take another account back, and so belongs to nobody else: a thief could otherwise bar
 * the way back by an account with the old email. Ask after the email was written, so that a change at the same moment is
 * seen by one of the two.
 */
export async function isReserved(tx: Database, email: string, byOtherThan: string): Promise<boolean> {
  const others = and(
    eq(emailUndos.email, email),
    ne(emailUndos.userId, byOtherThan),
    gt(emailUndos.expiresAt, sql`now()`),
  )
  return (await tx.select({ userId: emailUndos.userId }).from(emailUndos).where(others).limit(1)).length > 0
}
