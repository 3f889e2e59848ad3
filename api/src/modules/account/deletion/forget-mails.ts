import { and, eq, isNotNull, isNull, like, or, sql } from 'drizzle-orm'
import type { Database } from '../../../database/client'
import { mailOutbox } from '../../../database/schema'

/** Takes back mails that wait, of this user's orders and account, and takes the address off those that went. Call before the orders lose their owner. */
export async function forgetMails(tx: Database, userId: string, email: string): Promise<void> {
  const own = sql`SELECT id::text FROM orders WHERE user_id = ${userId}`
  await tx
    .delete(mailOutbox)
    .where(
      and(
        eq(mailOutbox.recipient, email),
        isNull(mailOutbox.sentAt),
        or(
          sql`${mailOutbox.data} ->> 'orderId' IN (${own})`,
          like(mailOutbox.template, 'wholesale-%'),
          eq(mailOutbox.template, 'reset-code'),
        ),
      ),
    )
  await tx
    .update(mailOutbox)
    .set({ recipient: 'deleted@deleted.invalid' })
    .where(and(eq(mailOutbox.recipient, email), isNotNull(mailOutbox.sentAt)))
}
