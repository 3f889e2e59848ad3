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
const HEADER_PATTERN = /^"?(sku|code|item)/i

/** Parses pasted lines or CSV rows of code and quantity; repeated codes are added up. */
export function parseRows(text: string): { rows: CodeRow[]; refused: RejectedRow[] } {
  const rows = new Map<string, CodeRow>()
  const refused: RejectedRow[] = []
  text.split(/\r\n|\r|\n/).forEach((line, index) => {
    const written = line.trim()
    if (
      written === '' ||
      (rows.size === 0 && refused.length === 0 && HEADER_PATTERN.test(written) && !/\d\W*$/.test(written))
    )
      return
    const refuse = (why: string) => refused.push({ row: index + 1, text: written.slice(0, 60), why })
    const [code = '', pieces, ...rest] = written
      .split(separators)
      .map((cell) => cell.replaceAll('"', '').trim())
      .filter((cell) => cell !== '')
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
