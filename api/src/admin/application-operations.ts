import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../database/client'
import { mailOutbox, users, wholesaleApplications, wholesaleDocuments } from '../database/schema'
import { inTransaction } from '../database/transaction'
import { Failure } from '../failure'
import { uploadAddress } from './upload-address'
import { audit, operation } from './operation'
import { readTerms } from './companies/terms'
import { companyHistory, companyOrders } from './company-history'
import { id, lastId, limit, minute, nextAfter } from './list-fields'

const applicationNotFound = (number: number) =>
  new Failure(
    404,
    'not_found',
    `There is no application ${number}. Run "applications list --status all" to see all of them.`,
  )

/** Lists, shows, approves and declines wholesale applications. */
export const applicationOperations = {
  'applications.list': operation(
    z.strictObject({
      status: z.enum(['pending', 'approved', 'declined', 'all']).default('pending'),
      after: lastId,
      limit,
    }),
    async ({ db }, { status, after, limit }) => {
      const rows = await db
        .select({
          id: wholesaleApplications.id,
          status: wholesaleApplications.status,
          business: wholesaleApplications.businessName,
          type: wholesaleApplications.businessType,
          email: users.email,
          state: wholesaleApplications.state,
          volume: wholesaleApplications.monthlyVolume,
          documents: sql<number>`(SELECT count(*)::integer FROM ${wholesaleDocuments}
            WHERE ${wholesaleDocuments.applicationId} = ${wholesaleApplications.id})`,
          received: sql<string>`to_char(${wholesaleApplications.createdAt} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`,
        })
        .from(wholesaleApplications)
        .innerJoin(users, eq(users.id, wholesaleApplications.userId))
        .where(
          and(
            status === 'all' ? undefined : eq(wholesaleApplications.status, status),
            after === undefined ? undefined : gt(wholesaleApplications.id, after),
          ),
        )
        .orderBy(asc(wholesaleApplications.id))
        .limit(limit)
      return { rows, next: nextAfter(rows, limit, ({ id }) => id) }
    },
  ),

  'applications.show': operation(z.strictObject({ id }), async ({ db, ...context }, input) => {
    const [found] = await db
      .select({ application: wholesaleApplications, username: users.username, email: users.email })
      .from(wholesaleApplications)
      .innerJoin(users, eq(users.id, wholesaleApplications.userId))
      .where(eq(wholesaleApplications.id, input.id))
    if (!found) throw applicationNotFound(input.id)
    const { userId, createdAt, decidedAt, ...application } = found.application
    const papers = await db
      .select()
      .from(wholesaleDocuments)
      .where(eq(wholesaleDocuments.applicationId, input.id))
      .orderBy(asc(wholesaleDocuments.createdAt), asc(wholesaleDocuments.file))
    const addressOf = uploadAddress(context, 'wholesale')
    const terms = await readTerms(db, userId)
    const { sums, newest } = await companyOrders(db, userId, terms)
    return {
      record: {
        ...application,
        contact: found.username,
        email: found.email,
        received: minute(createdAt),
        decidedAt: decidedAt && minute(decidedAt),
        ...sums,
        ...terms,
      },
      tables: {
        documents: papers.map(({ file, mediaType, bytes }) => ({ file: addressOf(file), mediaType, bytes })),
        orders: newest,
        history: await companyHistory(db, { application: input.id, email: found.email }),
      },
    }
  }),

  'applications.approve': operation(z.strictObject({ id }), ({ db, actor }, input) =>
    decide(db, actor, input.id, 'approved', null),
  ),

  'applications.decline': operation(
    z.strictObject({ id, reason: z.string().trim().min(3).max(500) }),
    ({ db, actor }, input) => decide(db, actor, input.id, 'declined', input.reason),
  ),
}

async function decide(
  db: Database,
  actor: string,
  number: number,
  status: 'approved' | 'declined',
  reason: string | null,
) {
  return inTransaction(db, async (tx) => {
    const [application] = await tx
      .update(wholesaleApplications)
      .set({ status, reason, decidedBy: actor, decidedAt: new Date() })
      .where(and(eq(wholesaleApplications.id, number), sql`${wholesaleApplications.status} <> ${status}`))
      .returning({ userId: wholesaleApplications.userId, business: wholesaleApplications.businessName })
    if (!application) {
      const matches = await tx.$count(wholesaleApplications, eq(wholesaleApplications.id, number))
      throw matches
        ? new Failure(409, 'conflict', `Application ${number} is ${status} already.`)
        : applicationNotFound(number)
    }
    const [user] = await tx
      .update(users)
      .set({ isVerified: status === 'approved' })
      .where(eq(users.id, application.userId))
      .returning({ email: users.email, username: users.username })
    const data = { username: user!.username, business: application.business, reason }
    await tx.insert(mailOutbox).values({ recipient: user!.email, template: `wholesale-${status}`, data })
    await audit(tx, actor, `applications.${status}`, String(number), { business: application.business, reason })
    return {
      done: `${application.business} is ${status}; ${user!.email} was notified by mail.`,
      detail: { id: number, status, email: user!.email },
    }
  })
}
