import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/client'
import { mailOutbox, users, wholesaleApplications } from '../database/schema'
import { inTransaction } from '../database/transaction'
import { Failure } from '../failure'
import { audit, operation } from './operation'
import { limit, nextAfter } from './list-fields'

const email = z.string().trim().toLowerCase().pipe(z.email('Invalid email address'))

/** Revokes wholesale terms from an account and restores them. */
export const wholesalerOperations = {
  'wholesellers.list': operation(
    z.strictObject({ verified: z.boolean().optional(), after: z.string().max(254).optional(), limit }),
    async ({ db }, { verified, after, limit }) => {
      const rows = await db
        .select({
          email: users.email,
          name: users.username,
          verified: users.isVerified,
          business: wholesaleApplications.businessName,
          application: wholesaleApplications.id,
          status: wholesaleApplications.status,
        })
        .from(users)
        .leftJoin(wholesaleApplications, eq(wholesaleApplications.userId, users.id))
        .where(
          and(
            sql`${users.role} = 'wholeseller'`,
            verified === undefined ? undefined : eq(users.isVerified, verified),
            after ? gt(users.email, after) : undefined,
          ),
        )
        .orderBy(asc(users.email))
        .limit(limit)
      return { next: nextAfter(rows, limit, ({ email }) => email), rows }
    },
  ),

  'wholesellers.demote': operation(
    z.strictObject({ email, reason: z.string().trim().min(3).max(500) }),
    ({ db, actor }, input) => change(db, actor, input.email, false, input.reason),
  ),

  'wholesellers.promote': operation(z.strictObject({ email }), ({ db, actor }, input) =>
    change(db, actor, input.email, true, null),
  ),
}

/** Retail prices apply from the account's next request on, because each request reads the account. */
function change(db: Database, actor: string, email: string, verified: boolean, reason: string | null) {
  return inTransaction(db, async (tx) => {
    const [user] = await tx.select().from(users).where(eq(users.email, email)).for('update')
    if (!user) throw new Failure(404, 'not_found', `There is no account with the email ${email}.`)
    if (user.role !== 'wholeseller') {
      throw new Failure(409, 'conflict', `${email} is a customer: a wholesaler must apply at /wholesaler/signup first.`)
    }
    if (user.isVerified === verified) {
      throw new Failure(409, 'conflict', `${email} already ${verified ? 'has' : 'is without'} wholesale terms.`)
    }
    await tx.update(users).set({ isVerified: verified }).where(eq(users.id, user.id))
    const [application] = await tx
      .update(wholesaleApplications)
      .set({ status: verified ? 'approved' : 'declined', reason, decidedBy: actor, decidedAt: new Date() })
      .where(eq(wholesaleApplications.userId, user.id))
      .returning({ business: wholesaleApplications.businessName })
    await tx.insert(mailOutbox).values({
      recipient: email,
      template: verified ? 'wholesale-approved' : 'wholesale-ended',
      data: { username: user.username, business: application?.business ?? user.username, reason },
    })
    await audit(tx, actor, verified ? 'wholesellers.promote' : 'wholesellers.demote', email, { reason })
    const terms = verified ? 'has wholesale terms again' : 'pays retail prices from the next request on'
    return { done: `${email} ${terms} and was notified by mail.`, detail: { email, verified } }
  })
}
