import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { authenticityReports, contactMessages, mailOutbox } from '../database/schema'
import { inTransaction } from '../database/transaction'
import { Failure } from '../failure'
import { audit, operation } from './operation'
import { uploadAddress } from './upload-address'
import { id, limit, minute } from './list-fields'

/** Lists visitors' messages and reports, and failed mails. */
export const inboxOperations = {
  'messages.list': operation(z.strictObject({ limit }), async ({ db }, { limit }) => {
    const rows = await db.select().from(contactMessages).orderBy(desc(contactMessages.id)).limit(limit)
    return { rows: rows.map(({ createdAt, ...row }) => ({ ...row, received: minute(createdAt) })) }
  }),

  'reports.list': operation(z.strictObject({ limit }), async ({ db, ...context }, { limit }) => {
    const addressOf = uploadAddress(context, 'authenticity')
    const rows = await db.select().from(authenticityReports).orderBy(desc(authenticityReports.id)).limit(limit)
    return {
      rows: rows.map(({ createdAt, photos, ...row }) => ({
        ...row,
        photos: photos.map(addressOf).join(', '),
        received: minute(createdAt),
      })),
    }
  }),

  /** Mails that failed at least once and are still unsent. */
  'mails.stuck': operation(z.strictObject({ limit }), async ({ db }, { limit }) => {
    const rows = await db
      .select()
      .from(mailOutbox)
      .where(and(isNull(mailOutbox.sentAt), gt(mailOutbox.attempts, 0)))
      .orderBy(desc(mailOutbox.id))
      .limit(limit)
    return {
      rows: rows.map((row) => ({
        id: row.id,
        to: row.recipient,
        mail: row.template,
        tries: row.attempts,
        next: minute(row.nextTryAt),
        error: row.lastError,
      })),
    }
  }),

  'mails.retry': operation(z.strictObject({ id }), async ({ db, actor }, { id }) =>
    inTransaction(db, async (tx) => {
      const [row] = await tx
        .update(mailOutbox)
        .set({ attempts: 0, nextTryAt: sql`now()` })
        .where(and(eq(mailOutbox.id, id), isNull(mailOutbox.sentAt)))
        .returning({ recipient: mailOutbox.recipient })
      if (!row) throw new Failure(404, 'not_found', `There is no unsent mail ${id}. Run "mails stuck" to list them.`)
      await audit(tx, actor, 'mails.retry', String(id))
      return { done: `Mail ${id} to ${row.recipient} will be retried immediately.`, detail: { id } }
    }),
  ),
}
