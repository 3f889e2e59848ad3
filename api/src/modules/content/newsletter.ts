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

/** An errand in the outbox: see `askForNewsletter`. */
const SUBSCRIPTION_JOB = 'newsletter-asked-for'

/** Says whether an outbox row is an errand of `askForNewsletter`, and not yet a mail. */
export const isSubscriptionJob = ({ template }: Outboxed): boolean => template === SUBSCRIPTION_JOB

/** Leaves an errand for the mail worker and looks nothing up: for a known address as much work as for a new one, down to the disk, so that time tells nobody who is subscribed. */
export async function queueSubscription(db: Database, email: string): Promise<void> {
  await db.insert(mailOutbox).values({ recipient: email, template: SUBSCRIPTION_JOB, data: {} })
}

/** Does an errand, and turns it into the mail that it comes to in the same transaction: the personal coupon the first time that a mailbox subscribes, under whatever spelling, a word without one later, nothing for an address that is subscribed already. */
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
  // Two spellings of one mailbox, asked for at once, must not both find that there was no coupon yet.
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

/** The old link stops working, so that a mail from before cannot end what was wished for anew. */
async function mailForReturning(tx: Database, email: string) {
  const [back] = await tx
    .update(subscribers)
    .set({ unsubscribedAt: null, unsubscribeToken: sql`gen_random_uuid()` })
    .where(and(eq(subscribers.email, email), isNotNull(subscribers.unsubscribedAt)))
    .returning()
  return back && mailWithoutCoupon('newsletter-again', back)
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
