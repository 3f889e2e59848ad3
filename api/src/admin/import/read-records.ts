import { Failure } from '../../failure'
import { WrongCell } from '../catalogue/cell-kinds'
import { problemList, type ProblemList } from '../catalogue/problem-list'
import { readTable, type Problem, type Table, type TableRow } from '../catalogue/read-table'
import type { ImportContext } from '../operation'

/** The columns of a table by name; a column is required if its kind rejects an empty cell. */
export type Columns = Record<string, { read: (cell: string) => unknown }>

/** The values of a row by column name. */
export type RecordOf<C extends Columns> = { [Name in keyof C]: ReturnType<C[Name]['read']> }

/** A row with only valid cells. */
export interface ImportedRow<C extends Columns> {
  line: number
  values: RecordOf<C>
}

/** A file's valid rows, and the problems of the others. */
export interface Records<C extends Columns> {
  rows: ImportedRow<C>[]
  problems: ProblemList
  /** Number of rows, bad ones included. */
  count: number
  displayName: Table['displayName']
}

const MAX_ROWS = 50_000

/** Reads a table into memory; an absent column has empty cells. 413 beyond 50,000 rows, 422 for a missing column. */
export async function readRecords<C extends Columns>(body: ImportContext['body'], columns: C): Promise<Records<C>> {
  if (!body) throw new Failure(422, 'invalid', 'There is no file to import.')
  const names = Object.keys(columns)
  const table = await readTable(body, names, (present) => refuseMissing(columns, present))
  const records: Records<C> = { rows: [], problems: problemList(), count: 0, displayName: table.displayName }
  for await (const row of table.rows) {
    records.count += 1
    if (records.count > MAX_ROWS) {
      throw new Failure(413, 'too_large', `The file has more than ${MAX_ROWS} rows: split it.`)
    }
    const { values, found } = readRow(row, columns, table)
    if (found.length === 0) records.rows.push({ line: row.line, values })
    else records.problems.add(found)
  }
  return records
}

function refuseMissing(columns: Columns, present: readonly string[]) {
  const missing = Object.keys(columns).filter((name) => !present.includes(name) && !acceptsEmpty(columns[name]!))
  if (missing.length === 0) return
  throw new Failure(422, 'invalid', `The file lacks the column ${missing.join(', ')}.`)
}

function acceptsEmpty({ read }: Columns[string]) {
  try {
    read('')
    return true
  } catch (error) {
    if (error instanceof WrongCell) return false
    throw error
  }
}

function readRow<C extends Columns>({ line, cells, shapeProblem }: TableRow, columns: C, { displayName }: Table) {
  const found: Problem[] = shapeProblem ? [{ line, column: '', reason: shapeProblem }] : []
  const values: Record<string, unknown> = {}
  for (const [name, { read }] of Object.entries(columns)) {
    try {
      if (!shapeProblem) values[name] = read(cells.get(name) ?? '')
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error
      found.push({ line, column: displayName(name), reason: error.message })
    }
  }
  return { values: values as RecordOf<C>, found }
}
