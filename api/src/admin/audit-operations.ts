import { and, desc, gte, ilike, lt } from 'drizzle-orm'
import { z } from 'zod'
import { auditLog } from '../database/schema'
import { operation } from './operation'
import { containing, lastId, limit, minute, nextAfter } from './list-fields'

const part = z.string().trim().min(1).max(200).optional()

/** Reads the audit log; no operation can change it. */
export const auditOperations = {
  'audit.list': operation(
    z.strictObject({ actor: part, action: part, subject: part, since: z.iso.date().optional(), after: lastId, limit }),
    async ({ db }, { actor, action, subject, since, after, limit }) => {
      const rows = await db
        .select()
        .from(auditLog)
        .where(
          and(
            actor ? ilike(auditLog.actor, containing(actor)) : undefined,
            action ? ilike(auditLog.action, containing(action)) : undefined,
            subject ? ilike(auditLog.subject, containing(subject)) : undefined,
            since ? gte(auditLog.at, new Date(since)) : undefined,
            after === undefined ? undefined : lt(auditLog.id, after),
          ),
        )
        .orderBy(desc(auditLog.id))
        .limit(limit)
      return {
        next: nextAfter(rows, limit, ({ id }) => id),
        rows: rows.map(({ id, at, detail, ...row }) => ({
          id,
          at: minute(at),
          ...row,
          detail: JSON.stringify(detail),
        })),
      }
    },
  ),
}
