import { and, asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/client'
import { mailOutbox, users, wholesaleApplications, wholesaleDocuments } from '../database/schema'
import { inTransaction } from '../database/transaction'
import { Failure } from '../failure'
import { audit, operation } from './operation'

const id = z.int().min(1).max(2_147_483_647)

/** Deciding over wholesale applications. */
export const applicationOperations = {
  'applications.list': operation(
    z.strictObject({ status: z.enum(['pending', 'approved', 'declined', 'all']).default('pending') }),
    async ({ db }, { status }) => ({
      rows: await db
        .select({
          id: wholesaleApplications.id,
          status: wholesaleApplications.status,
          business: wholesaleApplications.businessName,
          type: wholesaleApplications.businessType,
          tax_id: wholesaleApplications.taxId,
          email: users.email,
          state: wholesaleApplications.state,
          volume: wholesaleApplications.monthlyVolume,
          documents: sql<string>`(SELECT string_agg(${wholesaleDocuments.file}, ', ') FROM ${wholesaleDocuments}
            WHERE ${wholesaleDocuments.applicationId} = ${wholesaleApplications.id})`,
          received: sql<string>`to_char(${wholesaleApplications.createdAt}, 'YYYY-MM-DD')`,
        })
        .from(wholesaleApplications)
        .innerJoin(users, eq(users.id, wholesaleApplications.userId))
        .where(status === 'all' ? undefined : eq(wholesaleApplications.status, status))
        .orderBy(asc(wholesaleApplications.id)),
    }),
  ),
  'applications.approve': operation(z.strictObject({ id }), ({ db, actor }, input) =>
    decide(db, actor, input.id, 'approved', null),
  ),
  'applications.decline': operation(
    z.strictObject({ id, reason: z.string().trim().min(3).max(500) }),
    ({ db, actor }, input) => decide(db, actor, input.id, 'declined', input.reason),
  ),
}

async function decide(db: Database, actor: string, id: number, status: 'approved' | 'declined', reason: string | null) {
  return inTransaction(db, async (tx) => {
    const [application] = await tx
      .update(wholesaleApplications)
      .set({ status, reason, decidedBy: actor, decidedAt: new Date() })
      .where(and(eq(wholesaleApplications.id, id), sql`${wholesaleApplications.status} <> ${status}`))
      .returning({ userId: wholesaleApplications.userId, business: wholesaleApplications.businessName })
    if (!application) throw new Failure(409, 'conflict', `Application ${id} does not exist or is ${status} already.`)
    const [user] = await tx
      .update(users)
      .set({ isVerified: status === 'approved' })
      .where(eq(users.id, application.userId))
      .returning({ email: users.email, username: users.username })
    const data = { username: user!.username, business: application.business, reason }
    await tx.insert(mailOutbox).values({ recipient: user!.email, template: `wholesale-${status}`, data })
    await audit(tx, actor, `applications.${status}`, String(id), { reason })
    return { done: `${application.business} is ${status}.`, detail: { id, status } }
  })
}
