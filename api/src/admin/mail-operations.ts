import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import { z } from 'zod'
import { mailOutbox } from '../database/schema'
import { inTransaction } from '../database/transaction'
import { Failure } from '../failure'
import { audit, operation } from './operation'
import { id, lastId, limit, minute, nextAfter } from './list-fields'

/** Lists failed mails and sends them again. */
export const mailOperations = {
  /** Mails that failed at least once and are still unsent. */
  'mails.stuck': operation(z.strictObject({ after: lastId, limit }), async ({ db }, { after, limit }) => {
    const rows = await db
      .select()
      .from(mailOutbox)
      .where(
        and(
          isNull(mailOutbox.sentAt),
          sql`${mailOutbox.attempts} > 0`,
          after === undefined ? undefined : lt(mailOutbox.id, after),
        ),
      )
      .orderBy(desc(mailOutbox.id))
      .limit(limit)
    return {
      next: nextAfter(rows, limit, ({ id }) => id),
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
