import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { users, type mailOutbox } from '../../database/schema'
import { consumeAttempt } from '../auth/attempts'

/** Order mails caused by visitors; all others are caused by staff. */
const BY_VISITORS = ['order-placed', 'order-confirmed', 'order-cancelled', 'order-refunded']
/**
 * Limit of these mails to one address, unless its owner confirmed it: enough for some orders, too few to flood a
 * stranger.
 */
const ORDER_MAILS = { scope: 'order mail', maxAttempts: 6, windowSeconds: 3_600 }
const ORDER_MAILS_DAY = { scope: 'order mail day', maxAttempts: 15, windowSeconds: 86_400 }

/** Whether the owner of this mailbox has ever confirmed it. */
export async function isConfirmedEmail(db: Database, email: string): Promise<boolean> {
  const confirmed = and(eq(users.email, email), isNotNull(users.emailConfirmedAt))
  return (await db.$count(users, confirmed)) > 0
}

/**
 * Counts a mail to an unconfirmed address on its first try; true if it may be sent. Retries may always be sent,
 * including those that an operator requested.
 */
export async function consumeMailLimit(
  db: Database,
  { template, recipient, attempts, lastError }: typeof mailOutbox.$inferSelect,
): Promise<boolean> {
  if (!BY_VISITORS.includes(template) || attempts > 1 || lastError !== null) return true
  return (await consumeAttempt(db, ORDER_MAILS, recipient)) && (await consumeAttempt(db, ORDER_MAILS_DAY, recipient))
}
