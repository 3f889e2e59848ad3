import type { z } from 'zod'
import type { Database } from '../database/client'
import { auditLog } from '../database/schema'
import type { OriginalStore } from '../modules/media/original-store'
import type { PaymentProvider } from '../modules/payments/provider'

/** Dependencies of an operation, in the API's process or in the command's. */
export interface OperationContext {
  db: Database
  /** Who ran the command, for the audit log. */
  actor: string
  /** Folder of the uploads. */
  dataDir: string
  /** True if visitors' files are named by their calls instead of by their paths, for callers elsewhere. */
  linksFiles?: boolean
  /** Photographs as they were uploaded. */
  originals: OriginalStore
  /** Origin of the merchant's console, for links. */
  operationsUrl: string
  /** The payment provider, for refunds. */
  payments: PaymentProvider
  /** True for a dry run: the database is rolled back afterwards, so no other side effect is allowed. */
  dryRun?: boolean
  /** The file that the operator sends, in chunks. */
  body?: AsyncIterable<string>
  /** The photograph that the operator sends, in chunks. */
  bytes?: AsyncIterable<Uint8Array>
  /** Sends a chunk of a file to the operator; resolves when the next may follow. */
  emit?: (piece: string | Uint8Array) => Promise<void>
  /** Reports the progress of long work. */
  progress?: (step: string, done: number, of?: number) => void
}

/** What an import of a file needs. */
export type ImportContext = Pick<OperationContext, 'db' | 'actor' | 'body' | 'dryRun' | 'progress'>

/** One line of a table. */
export type Row = Record<string, unknown>

/** Result of an operation: rows of a table and where its next page starts, one record with its tables, or a summary of the change with details. */
export type OperationResult =
  | { rows: Row[]; next?: string | null }
  | { record: Row; tables?: Record<string, Row[]> }
  | { done: string; detail?: Row; changes?: string[] }

/** An operation for operators, the same from the command line and through a running API. */
export interface Operation {
  input: z.ZodType
  run: (context: OperationContext, input: never) => Promise<OperationResult>
}

/** Defines an operation with its input schema. */
export const operation = <T extends z.ZodType>(
  input: T,
  run: (context: OperationContext, input: z.output<T>) => Promise<OperationResult>,
): Operation => ({ input, run: run as Operation['run'] })

/** Adds an entry to the audit log; call it within the change's transaction. */
export async function audit(db: Database, actor: string, action: string, subject: string, detail: Row = {}) {
  await db.insert(auditLog).values({ actor, action, subject, detail })
}
