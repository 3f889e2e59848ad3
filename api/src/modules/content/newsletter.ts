import { randomInt } from 'node:crypto'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { inTransaction } from '../../database/transaction'
import { coupons, mailOutbox, subscribers } from '../../database/schema'

/** Percent off the next order, as the pop-up promises. */
const WELCOME_PERCENT = 10
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Subscribes an address and mails its personal coupon, once; an address that is subscribed already gets nothing more, and one that comes back is told so. */
export async function subscribe(db: Database, email: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [added] = await tx.insert(subscribers).values({ email }).onConflictDoNothing().returning()
    if (!added) return subscribeAgain(tx, email)
    const code = `WELCOME-${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
    const [coupon] = await tx
      .insert(coupons)
      .values({ code, percent: WELCOME_PERCENT, maxUses: 1, email, expiresAt: sql`now() + interval '90 days'` })
      .returning({ id: coupons.id })
    await tx.update(subscribers).set({ couponId: coupon!.id }).where(eq(subscribers.email, email))
    const data = { code, percent: WELCOME_PERCENT, unsubscribe: added.unsubscribeToken }
    await tx.insert(mailOutbox).values({ recipient: email, template: 'newsletter-coupon', data })
  })
}

/** The old link stops working, so that a mail from before cannot end what was wished for anew. */
async function subscribeAgain(tx: Database, email: string) {
  const [back] = await tx
    .update(subscribers)
    .set({ unsubscribedAt: null, unsubscribeToken: sql`gen_random_uuid()` })
    .where(and(eq(subscribers.email, email), isNotNull(subscribers.unsubscribedAt)))
    .returning()
  if (!back) return
  const data = { unsubscribe: back.unsubscribeToken }
  await tx.insert(mailOutbox).values({ recipient: email, template: 'newsletter-again', data })
}

const byToken = (token: string) => eq(subscribers.unsubscribeToken, token)

/** Ends a subscription; as often as it is asked. False when the token is nobody's. */
export async function unsubscribe(db: Database, token: string): Promise<boolean> {
  await db
    .update(subscribers)
    .set({ unsubscribedAt: sql`now()` })
    .where(and(byToken(token), isNull(subscribers.unsubscribedAt)))
  return (await isSubscribed(db, token)) !== undefined
}

/** Whether a subscription holds; undefined when the token is nobody's. */
export async function isSubscribed(db: Database, token: string): Promise<boolean | undefined> {
  const [row] = await db.select().from(subscribers).where(byToken(token))
  return row && row.unsubscribedAt === null
}
