import { randomInt } from 'node:crypto'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { inTransaction } from '../../database/transaction'
import { coupons, mailOutbox, subscribers } from '../../database/schema'
import { canonicalEmail } from '../cart/canonical-email'

/** Percent off the next order, as the pop-up promises. */
const WELCOME_PERCENT = 10
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

type Outboxed = typeof mailOutbox.$inferSelect

/** Template of a subscription job in the outbox; see `queueSubscription`. */
const SUBSCRIPTION_JOB = 'newsletter-asked-for'

/** Whether an outbox row is a job of `queueSubscription` rather than a mail. */
export const isSubscriptionJob = ({ template }: Outboxed): boolean => template === SUBSCRIPTION_JOB

/**
 * Queues a subscription for the mail worker without any lookup. It costs the same for known and new addresses,
 * including disk writes, so that timing doesn't reveal who is subscribed.
 */
export async function queueSubscription(db: Database, email: string): Promise<void> {
  await db.insert(mailOutbox).values({ recipient: email, template: SUBSCRIPTION_JOB, data: {} })
}

/**
 * Runs a subscription job and replaces it with the resulting mail in the same transaction: a personal coupon for a
 * mailbox's first subscription under any spelling, a confirmation without one later, nothing for an address that is
 * already subscribed.
 */
export function subscribe(db: Database, errand: Outboxed): Promise<Outboxed | undefined> {
  return inTransaction(db, async (tx) => {
    const mail = await mailFor(tx, errand.recipient)
    const itself = eq(mailOutbox.id, errand.id)
    if (mail) return (await tx.update(mailOutbox).set(mail).where(itself).returning())[0]
    await tx.delete(mailOutbox).where(itself)
    return undefined
  })
}

async function mailFor(tx: Database, email: string) {
  const canonical = canonicalEmail(email)
  const [added] = await tx
    .insert(subscribers)
    .values({ email, canonicalEmail: canonical })
    .onConflictDoNothing()
    .returning()
  if (!added) return mailForReturning(tx, email)
  // Prevents two concurrent subscriptions of one mailbox from both finding no coupon.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${canonical}, 0))`)
  if (await hasCoupon(tx, canonical)) return mailWithoutCoupon('newsletter-subscribed', added)
  const code = `WELCOME-${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
  const [coupon] = await tx
    .insert(coupons)
    .values({ code, percent: WELCOME_PERCENT, maxUses: 1, email, expiresAt: sql`now() + interval '90 days'` })
    .returning({ id: coupons.id })
  await tx.update(subscribers).set({ couponId: coupon!.id }).where(eq(subscribers.email, email))
  const data = { code, percent: WELCOME_PERCENT, unsubscribe: added.unsubscribeToken }
  return { template: 'newsletter-coupon', data }
}

const hasCoupon = async (tx: Database, canonical: string): Promise<boolean> =>
  (await tx.$count(subscribers, and(eq(subscribers.canonicalEmail, canonical), isNotNull(subscribers.couponId)))) > 0

const mailWithoutCoupon = (template: string, { unsubscribeToken }: typeof subscribers.$inferSelect) => ({
  template,
  data: { unsubscribe: unsubscribeToken },
})

/** Invalidates the old link, so that an earlier mail can't end the new subscription. */
async function mailForReturning(tx: Database, email: string) {
  const [back] = await tx
    .update(subscribers)
    .set({ unsubscribedAt: null, unsubscribeToken: sql`gen_random_uuid()` })
    .where(and(eq(subscribers.email, email), isNotNull(subscribers.unsubscribedAt)))
    .returning()
  return back && mailWithoutCoupon('newsletter-again', back)
}

const byToken = (token: string) => eq(subscribers.unsubscribeToken, token)

/** Ends a subscription; may be repeated. False for an unknown token. */
export async function unsubscribe(db: Database, token: string): Promise<boolean> {
  await db
    .update(subscribers)
    .set({ unsubscribedAt: sql`now()` })
    .where(and(byToken(token), isNull(subscribers.unsubscribedAt)))
  return (await isSubscribed(db, token)) !== undefined
}

/** Whether a subscription is active; undefined for an unknown token. */
export async function isSubscribed(db: Database, token: string): Promise<boolean | undefined> {
  const [row] = await db.select().from(subscribers).where(byToken(token))
  return row && row.unsubscribedAt === null
}
