import { parseQuantity } from '@shop/shared-ui'

/** A parsed row with its code and quantity. */
export interface CodeRow {
  row: number
  sku: string
  qty: number
}

/** A rejected row with its reason. */
export interface RejectedRow {
  row: number
  text: string
  why: string
}

const MAX_ROWS = 100
const separators = /[,;\t]|\s+/
const codeHeading = /^(sku|code|item|style)( ?(code|no\.?|number|#))?$/i
const quantityHeading = /^(qty|quantity|pieces|pcs\.?|units|count)$/i

/** Which columns a file's heading names; undefined if its first line is no heading. */
interface Columns {
  code: number
  quantity: number
  separator: RegExp
  /** How many columns the heading has. */
  count: number
}

/** Splits a line of a file at its separator, outside of quotes. */
const splitCells = (line: string, separator: RegExp) =>
  (line.match(/"[^"]*"|[^"]+/g) ?? [])
    .flatMap((part) => (part.startsWith('"') ? [part.slice(1, -1)] : part.split(separator).join('\0')))
    .join('')
    .split('\0')
    .map((cell) => cell.trim())

function readHeading(line: string): Columns | undefined {
  for (const separator of [/,/, /;/, /\t/]) {
    const cells = splitCells(line, separator)
    const [code, quantity] = [codeHeading, quantityHeading].map((pattern) =>
      cells.findIndex((cell) => pattern.test(cell)),
    ) as [number, number]
    if (code >= 0 && quantity >= 0) return { code, quantity, separator, count: cells.length }
  }
  return undefined
}

const cellsOf = (line: string, { code, quantity, separator, count }: Columns) => {
  const cells = splitCells(line, separator)
  return [cells[code] ?? '', cells[quantity] || undefined, ...cells.slice(count)]
}

const splitAtSpaces = (written: string) =>
  written
    .split(separators)
    .map((cell) => cell.replaceAll('"', '').trim())
    .filter((cell) => cell !== '')

/**
 * Parses pasted lines of code and quantity, or rows of a file whose heading names both columns in any order; repeated codes
 * are added up.
 */
export function parseRows(text: string): { rows: CodeRow[]; refused: RejectedRow[] } {
  const rows = new Map<string, CodeRow>()
  const refused: RejectedRow[] = []
  let isFirst = true
  let columns: Columns | undefined
  text.split(/\r\n|\r|\n/).forEach((line, index) => {
    const written = line.trim()
    if (written === '') return
    if (isFirst) {
      isFirst = false
      columns = readHeading(line)
      if (columns) return
    }
    const refuse = (why: string) => refused.push({ row: index + 1, text: written.slice(0, 60), why })
    const [code = '', pieces, ...rest] = columns ? cellsOf(line, columns) : splitAtSpaces(written)
    const sku = code.toUpperCase()
    if (!/^[A-Z0-9][A-Z0-9._-]{1,39}$/.test(sku)) return refuse('This line doesn’t start with an item code.')
    if (pieces === undefined) return refuse('Add a quantity after the code.')
    if (rest.length > 0) return refuse('Enter only an item code and a quantity on this line.')
    const qty = parseQuantity(pieces)
    if (!(qty >= 1 && qty <= 9999)) return refuse('Quantity must be a whole number from 1 to 9,999.')
    const before = rows.get(sku)
    if (before && before.qty + qty > 9999) return refuse('The total quantity of this item is over 9,999.')
    if (!before && rows.size >= MAX_ROWS) return refuse(`An order can have up to ${MAX_ROWS} different codes.`)
    rows.set(sku, before ? { ...before, qty: before.qty + qty } : { row: index + 1, sku, qty })
  })
  return { rows: [...rows.values()], refused }
}
