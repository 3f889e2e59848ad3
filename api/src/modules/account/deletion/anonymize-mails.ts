import { and, eq, isNotNull, isNull, like, or, sql } from 'drizzle-orm'
import type { Database } from '../../../database/client'
import { mailOutbox } from '../../../database/schema'

/**
 * Deletes unsent mails (all of them if the email is confirmed, otherwise those of this user's orders and account) and
 * anonymizes the recipient of sent ones. Call it before the orders lose their owner.
 */
export async function anonymizeMails(tx: Database, userId: string, email: string, proven: boolean): Promise<void> {
  const orderIds = sql`SELECT id::text FROM orders WHERE user_id = ${userId}`
  const isVerifiedOwner = or(
    sql`${mailOutbox.data} ->> 'orderId' IN (${orderIds})`,
    like(mailOutbox.template, 'wholesale-%'),
    eq(mailOutbox.template, 'reset-code'),
  )
  await tx
    .delete(mailOutbox)
    .where(and(eq(mailOutbox.recipient, email), isNull(mailOutbox.sentAt), proven ? undefined : isVerifiedOwner))
  await tx
    .update(mailOutbox)
    .set({ recipient: 'deleted@deleted.invalid' })
    .where(and(eq(mailOutbox.recipient, email), isNotNull(mailOutbox.sentAt)))
}
