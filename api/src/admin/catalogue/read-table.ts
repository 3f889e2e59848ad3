import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { Failure } from '../../failure'
import { columnLetter } from './cells'

/** A problem in a row: the line, the reason and, if it is about one cell, the column with its letter. */
export interface Problem {
  line: number
  column: string
  reason: string
}

/** A row of the file: its cells by column, and its first line. */
export interface TableRow {
  line: number
  cells: ReadonlyMap<string, string>
  /** Set if the number of cells differs from the header's. */
  shapeProblem?: string
}

/** A file's header and its rows as a stream. */
export interface Table {
  /** The columns in the file's order. */
  columns: string[]
  /** A column with its letter, as in `price (O)`; empty if the file lacks it. */
  displayName: (column: string) => string
  rows: AsyncIterable<TableRow>
}

const LONGEST_ROW = 200_000

/**
 * Parses a CSV stream with some of these columns; a byte order mark, CRLF and any order of columns are accepted. 422
 * names an unknown column, or the line at which the file is broken; `checkColumns` throws for a missing column.
 */
export async function readTable(
  body: AsyncIterable<string>,
  names: readonly string[],
  checkColumns: (columns: readonly string[]) => void,
): Promise<Table> {
  const records = recordsOf(body)
  const head = await records.next()
  if (head.done) throw new Failure(422, 'invalid', 'The file is empty: its first line must name the columns.')
  const columns = head.value.record.map((name) => name.trim().toLowerCase())
  checkHeader(columns, names)
  checkColumns(columns)
  return {
    columns,
    displayName: (column) => (columns.includes(column) ? `${column} (${columnLetter(columns.indexOf(column))})` : ''),
    rows: rowsOf(records, columns),
  }
}

interface CsvRecord {
  record: string[]
  line: number
}

async function* recordsOf(body: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: LONGEST_ROW,
  })
  pipeline(Readable.from(body), parser, () => undefined)
  let line = 1
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      yield { record, line }
      line = info.lines + 1
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const why = error.code === 'CSV_MAX_RECORD_SIZE' ? 'the row is too long, or ' : ''
    const location = `at line ${/at line (\d+)/.exec(error.message)?.[1] ?? line}`
    throw new Failure(
      422,
      'invalid',
      `The file cannot be read: ${location}, or above it, ${why}a quotation mark is missing or unescaped. Double each quotation mark within a cell and put the cell in quotation marks.`,
    )
  }
}

async function* rowsOf(records: AsyncGenerator<CsvRecord>, columns: string[]): AsyncGenerator<TableRow> {
  for await (const { record, line } of records) {
    if (record.every((cell) => cell === '')) continue
    const cells = new Map(columns.map((name, index) => [name, record[index] ?? '']))
    const fits = record.length === columns.length
    const shapeProblem = fits
      ? undefined
      : `the row has ${record.length} cells, but the header has ${columns.length} columns`
    yield { line, cells, shapeProblem }
  }
}

function checkHeader(columns: string[], names: readonly string[]) {
  const refuse = (why: string) => new Failure(422, 'invalid', why)
  if (columns.length === 1 && /[;\t]/.test(columns[0]!)) {
    throw refuse('The cells are not separated by commas: save the table as "CSV UTF-8 (comma delimited)".')
  }
  const unknown = columns.filter((name) => !names.includes(name))
  if (unknown.length > 0) {
    const named = unknown.map((name) => `"${name}" (${columnLetter(columns.indexOf(name))})`).join(', ')
    throw refuse(`There is no column ${named}. The columns are: ${names.join(', ')}.`)
  }
  const twice = columns.find((name, index) => columns.indexOf(name) !== index)
  if (twice) throw refuse(`The column ${twice} appears twice.`)
}
