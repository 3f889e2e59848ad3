import type { z } from 'zod'
import type { Database } from '../database/client'
import { auditLog } from '../database/schema'
import type { PaymentProvider } from '../modules/payments/provider'

/** What an operation works with, in the API's own process or in the command's. */
export interface OperationContext {
  db: Database
  /** Who gave the command, for the audit log. */
  actor: string
  /** Where uploads lie. */
  dataDir: string
  /** Who is told to pay money back. */
  payments: PaymentProvider
  /** True while trying out: the database is rolled back afterwards, so nothing outside it may be touched. */
  dryRun?: boolean
  /** The file that the operator sends, piece by piece. */
  body?: AsyncIterable<string>
  /** Hands the operator a piece of a file; resolves when more may come. */
  emit?: (piece: string) => Promise<void>
  /** Tells how far long work has come. */
  progress?: (step: string, done: number, of?: number) => void
}

/** One line of a table. */
export type Row = Record<string, unknown>

/** What an operator gets back: rows for a table, one thing in full with its tables, or a sentence of what was done with its details. */
export type OperationResult =
  { rows: Row[] } | { record: Row; tables?: Record<string, Row[]> } | { done: string; detail?: Row; changes?: string[] }

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
export async function audit(db: Database, actor: string, action: string, subject: string, detail: Row = {}) {
  await db.insert(auditLog).values({ actor, action, subject, detail })
}
