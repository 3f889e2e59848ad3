import { z } from 'zod'
import type { Database } from '../../database/client'
import { inTransaction } from '../../database/transaction'
import { Failure } from '../../failure'
import { changeList, changesOfRow } from '../catalogue/change-list'
import type { Tally } from '../catalogue/plan'
import { problemList, type ProblemList } from '../catalogue/problem-list'
import { audit, type ImportContext, type OperationResult } from '../operation'
import { readRecords, type Columns, type ImportedRow } from './read-records'

/** Input of an import: the name of the file, for the audit log. */
export const importInput = z.strictObject({ file: z.string().max(300).default('a file') })

/** Imports a CSV file in one transaction. */
export type TableImport = (context: ImportContext, input: { file: string }) => Promise<OperationResult>

/** Reports that a row does not fit the database. */
export type Reject<C extends Columns> = (row: { line: number }, column: keyof C & string, reason: string) => void

/** Reports what a row changes: the stored cells, if there are any, and the wanted ones, the row's name first. */
export type Report = (
  row: { line: number },
  before: Record<string, unknown> | undefined,
  after: Record<string, unknown>,
) => void

type Write<C extends Columns> = (
  tx: Database,
  rows: ImportedRow<C>[],
  reject: Reject<C>,
  report: Report,
) => Promise<Tally>

/** Defines the import of a table; one bad row, or one that `write` rejects, rejects the entire file. */
export const tableImport =
  <C extends Columns>(action: string, columns: C, write: Write<C>): TableImport =>
  async ({ db, actor, body }, { file }) => {
    const { rows, problems: unreadable, count, displayName } = await readRecords(body, columns)
    refuseBadRows(unreadable, count)
    return inTransaction(db, async (tx) => {
      const problems = problemList()
      const changes = changeList()
      const tally = await write(
        tx,
        rows,
        ({ line }, column, reason) => problems.add([{ line, column: displayName(column), reason }]),
        ({ line }, before, after) =>
          changes.add(changesOfRow({ line, subject: String(Object.values(after)[0]) }, before, after)),
      )
      refuseBadRows(problems, count)
      const detail = { ...tally, rows: count }
      await audit(tx, actor, action, file, detail)
      return {
        done: `${tally.added} added, ${tally.changed} changed, ${tally.left} unchanged.`,
        detail: { ...detail, changes: changes.reported, more_changes: changes.more },
      }
    })
  }

function refuseBadRows({ badRows, reported }: ProblemList, count: number) {
  if (badRows === 0) return
  const message = `${badRows} of ${count} rows are invalid, so nothing was imported. Fix them and import again.`
  throw new Failure(422, 'bad_rows', message, { extra: { problems: reported, bad: badRows, rows: count } })
}

/** Rejects rows that repeat the key of an earlier line; returns the others. */
export function withoutRepeats<C extends Columns>(
  rows: ImportedRow<C>[],
  { keyOf, column, reject }: { keyOf: (row: ImportedRow<C>) => string; column: keyof C & string; reject: Reject<C> },
): ImportedRow<C>[] {
  const lines = new Map<string, number>()
  return rows.filter((row) => {
    const before = lines.get(keyOf(row))
    if (before === undefined) lines.set(keyOf(row), row.line)
    else reject(row, column, `it is already on line ${before}`)
    return before === undefined
  })
}
