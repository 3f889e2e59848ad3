import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { emailUndos } from '../../database/schema'

/**
 * Whether another account can still restore this email by undoing a change; such an email can't be used, or a thief
 * could block the undo. Call it after the email was written, so that one of two concurrent changes sees the other.
 */
export async function isEmailReserved(tx: Database, email: string, byOtherThan: string): Promise<boolean> {
  const others = and(
    eq(emailUndos.email, email),
    ne(emailUndos.userId, byOtherThan),
    gt(emailUndos.expiresAt, sql`now()`),
  )
  return (await tx.select({ userId: emailUndos.userId }).from(emailUndos).where(others).limit(1)).length > 0
}
