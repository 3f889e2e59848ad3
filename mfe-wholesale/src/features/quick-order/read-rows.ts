/** A row as it was pasted, with what it asks for. */
export interface CodeRow {
  row: number
  sku: string
  qty: number
}

/** A row that can't be ordered, and why. */
export interface RefusedRow {
  row: number
  text: string
  why: string
}

const mostRows = 100
const separators = /[,;\t]|\s+/
const heading = /^"?(sku|code|item)/i

/** Reads pasted lines or a CSV file: a code and a number of pieces in each row; the same code twice is added up. */
export function readRows(text: string): { rows: CodeRow[]; refused: RefusedRow[] } {
  const rows = new Map<string, CodeRow>()
  const refused: RefusedRow[] = []
  text.split(/\r\n|\r|\n/).forEach((line, index) => {
    const written = line.trim()
    if (written === '' || (rows.size === 0 && refused.length === 0 && heading.test(written) && !/\d\W*$/.test(written)))
      return
    const refuse = (why: string) => refused.push({ row: index + 1, text: written.slice(0, 60), why })
    const [code = '', pieces, ...rest] = written
      .split(separators)
      .map((cell) => cell.replaceAll('"', '').trim())
      .filter((cell) => cell !== '')
    const sku = code.toUpperCase()
    const qty = Number(pieces)
    if (!/^[A-Z0-9][A-Z0-9._-]{1,39}$/.test(sku)) return refuse('This does not begin with an item code.')
    if (pieces === undefined) return refuse('How many pieces? Write the number after the code.')
    if (rest.length > 0) return refuse('More than a code and a number stands here.')
    if (!/^\d+$/.test(pieces) || qty < 1 || qty > 9999) return refuse('Pieces must be a whole number from 1 to 9,999.')
    const before = rows.get(sku)
    if (before && before.qty + qty > 9999)
      return refuse('Together with an earlier row these are more than 9,999 pieces.')
    if (!before && rows.size >= mostRows) return refuse(`One order takes ${mostRows} different codes.`)
    rows.set(sku, before ? { ...before, qty: before.qty + qty } : { row: index + 1, sku, qty })
  })
  return { rows: [...rows.values()], refused }
}
