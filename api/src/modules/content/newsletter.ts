import { randomInt } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../database/client'
import { inTransaction } from '../../database/transaction'
import { coupons, mailOutbox, subscribers } from '../../database/schema'

/** Percent off the next order, as the pop-up promises. */
const WELCOME_PERCENT = 10
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Subscribes an address and mails its personal coupon, once; an address that is known already gets nothing more. */
export async function subscribe(db: Database, email: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const added = await tx.insert(subscribers).values({ email }).onConflictDoNothing().returning()
    if (added.length === 0) return
    const code = `WELCOME-${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`
    const [coupon] = await tx
      .insert(coupons)
      .values({ code, percent: WELCOME_PERCENT, maxUses: 1, email, expiresAt: sql`now() + interval '90 days'` })
      .returning({ id: coupons.id })
    await tx.update(subscribers).set({ couponId: coupon!.id }).where(eq(subscribers.email, email))
    await tx
      .insert(mailOutbox)
      .values({ recipient: email, template: 'newsletter-coupon', data: { code, percent: WELCOME_PERCENT } })
  })
}
