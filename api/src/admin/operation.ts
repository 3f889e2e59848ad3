import type { z } from 'zod'
import type { Database } from '../database/client'
import { auditLog } from '../database/schema'

/** What an operation works with. */
export interface OperationContext {
  db: Database
  /** Who gave the command, for the audit log. */
  actor: string
}

/** What an operator gets back: rows for a table, or one sentence of what was done with its details. */
export type OperationResult = { rows: Record<string, unknown>[] } | { done: string; detail?: Record<string, unknown> }

/** One thing that operators can do, the same from the command line and through a running API. */
export interface Operation {
  input: z.ZodType
  run: (context: OperationContext, input: never) => Promise<OperationResult>
}

/** Ties an operation's code to the input that it takes. */
export const operation = <T extends z.ZodType>(
  input: T,
  run: (context: OperationContext, input: z.output<T>) => Promise<OperationResult>,
): Operation => ({ input, run: run as Operation['run'] })

/** Writes down what an operator changed; to be called in the change's own transaction. */
export async function audit(
  db: Database,
  actor: string,
  action: string,
  subject: string,
  detail: Record<string, unknown> = {},
) {
  await db.insert(auditLog).values({ actor, action, subject, detail })
}
