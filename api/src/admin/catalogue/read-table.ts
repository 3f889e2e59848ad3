import { pipeline, Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { Failure } from '../../failure'
import { columnLetter } from './cells'
import { columnNames } from './columns'

/** What is wrong with a row, and where: the line in the file and the column with its letter, when it is one cell. */
export interface Problem {
  line: number
  column: string
  reason: string
}

/** A row of the file: its cells by column, and the line on which it begins. */
export interface TableRow {
  line: number
  cells: ReadonlyMap<string, string>
  /** Set when the row has more or fewer cells than the header. */
  misshapen?: string
}

/** A file's header, and its rows one by one. */
export interface Table {
  /** The columns in the file's own order. */
  columns: string[]
  /** A column with its letter, as in `price (O)`; empty for one that the file does not have. */
  spoken: (column: string) => string
  rows: AsyncIterable<TableRow>
}

const LONGEST_ROW = 200_000

/** Reads a CSV file while it comes in; a byte order mark, CRLF and any order of columns are fine. 422 names an unknown or missing column, or the line where the file breaks off. */
export async function readTable(body: AsyncIterable<string>): Promise<Table> {
  const records = recordsOf(body)
  const head = await records.next()
  if (head.done) throw new Failure(422, 'invalid', 'The file is empty: its first line names the columns.')
  const columns = head.value.record.map((name) => name.trim().toLowerCase())
  checkHeader(columns)
  return {
    columns,
    spoken: (column) => (columns.includes(column) ? `${column} (${columnLetter(columns.indexOf(column))})` : ''),
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
    const at = `at line ${/at line (\d+)/.exec(error.message)?.[1] ?? line}`
    throw new Failure(
      422,
      'invalid',
      `The file cannot be read: ${at}, or above it, ${why}a quotation mark is missing or stands alone. Write each quotation mark within a cell twice and put the cell in quotation marks.`,
    )
  }
}

async function* rowsOf(records: AsyncGenerator<CsvRecord>, columns: string[]): AsyncGenerator<TableRow> {
  for await (const { record, line } of records) {
    if (record.every((cell) => cell === '')) continue
    const cells = new Map(columns.map((name, index) => [name, record[index] ?? '']))
    const fits = record.length === columns.length
    const misshapen = fits
      ? undefined
      : `the row has ${record.length} cells, the header names ${columns.length} columns`
    yield { line, cells, misshapen }
  }
}

function checkHeader(columns: string[]) {
  const refuse = (why: string) => new Failure(422, 'invalid', why)
  if (columns.length === 1 && /[;\t]/.test(columns[0]!)) {
    throw refuse('The cells are not separated by commas: save the table as "CSV UTF-8 (comma delimited)".')
  }
  const unknown = columns.filter((name) => !columnNames.includes(name))
  if (unknown.length > 0) {
    const named = unknown.map((name) => `"${name}" (${columnLetter(columns.indexOf(name))})`).join(', ')
    throw refuse(`There is no column ${named}. The columns are: ${columnNames.join(', ')}.`)
  }
  const twice = columns.find((name, index) => columns.indexOf(name) !== index)
  if (twice) throw refuse(`The column ${twice} stands there twice.`)
  if (!columns.includes('sku') && !columns.includes('product')) {
    throw refuse('The file needs the column sku, or product, to say what each row is about.')
  }
}
