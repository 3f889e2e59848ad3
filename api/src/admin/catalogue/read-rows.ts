import { Failure } from '../../failure'
import { WrongCell } from './cell-kinds'
import {
  columnNames,
  productColumns,
  productKey,
  skuKey,
  variantColumns,
  type ProductValues,
  type VariantValues,
} from './columns'
import { problemList, type ProblemList } from './problem-list'
import { readTable, type Problem, type Table, type TableRow } from './read-table'
import type { RowSpool, SpooledRow } from './row-spool'

/** A row with only valid cells: its product and variant values for the file's columns. */
export interface CatalogueRow {
  line: number
  /** Undefined if the row identifies its product by SKU only. */
  product?: string
  /** Undefined for a row about the product only. */
  sku?: string
  ofProduct: Partial<ProductValues>
  ofVariant: Partial<VariantValues>
}

/** The contents of a file: valid rows in a spool, and the problems of the others. */
export interface CatalogueFile {
  columns: string[]
  displayName: Table['displayName']
  rows: SpooledRow[]
  problems: ProblemList
  /** Number of rows, bad ones included. */
  count: number
}

const MAX_ROWS = 200_000

/** Parses every row into the spool without database lookups. 413 beyond 200,000 rows. */
export async function readRows(
  body: AsyncIterable<string>,
  spool: RowSpool,
  onProgress: (rows: number) => void,
): Promise<CatalogueFile> {
  const { columns, displayName, rows: tableRows } = await readTable(body, columnNames, refuseUnidentified)
  const rows: SpooledRow[] = []
  const problems = problemList()
  let count = 0
  for await (const tableRow of tableRows) {
    count += 1
    if (count > MAX_ROWS) throw new Failure(413, 'too_large', `The file has more than ${MAX_ROWS} rows: split it.`)
    if (count % 1000 === 0) onProgress(count)
    const found: Problem[] = []
    const row = readRow(tableRow, (column, reason) =>
      found.push({ line: tableRow.line, column: displayName(column), reason }),
    )
    if (tableRow.shapeProblem)
      found.splice(0, found.length, { line: tableRow.line, column: '', reason: tableRow.shapeProblem })
    if (found.length === 0) rows.push(await spool.add(row))
    else problems.add(found)
  }
  onProgress(count)
  return { columns, displayName, rows, problems, count }
}

function refuseUnidentified(columns: readonly string[]) {
  if (columns.includes(skuKey.name) || columns.includes(productKey.name)) return
  throw new Failure(422, 'invalid', 'The file needs the column sku or product to identify each row.')
}

type Complain = (column: string, reason: string) => void

function readRow({ line, cells }: TableRow, complain: Complain): CatalogueRow {
  const row: CatalogueRow = { line, ofProduct: {}, ofVariant: {} }
  const read = <T>(column: { name: string; read: (cell: string) => T }, keep: (value: T) => void) => {
    try {
      keep(column.read(cells.get(column.name)!))
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error
      complain(column.name, error.message)
    }
  }
  const filled = (name: string) => (cells.get(name) ?? '').trim() !== ''
  if (filled(productKey.name)) read(productKey, (value) => (row.product = value))
  if (filled(skuKey.name)) read(skuKey, (value) => (row.sku = value))
  if (!filled(productKey.name) && !filled(skuKey.name)) {
    complain(cells.has(skuKey.name) ? skuKey.name : productKey.name, 'the row has neither a SKU nor a product')
  }
  for (const column of productColumns)
    if (cells.get(column.name)) read(column, (value) => Object.assign(row.ofProduct, { [column.field]: value }))
  if (!filled(skuKey.name)) {
    const stray = variantColumns.find(({ name }) => filled(name))
    if (stray) complain(stray.name, 'a row without a SKU can only set columns of the product')
    return row
  }
  for (const column of variantColumns)
    if (cells.has(column.name)) read(column, (value) => Object.assign(row.ofVariant, { [column.field]: value }))
  return row
}
