/** Starts like a spreadsheet formula, after any number of guards. */
const FORMULA = /^'*[=+\-@\t\r\n]/

/** Prefixes text that a spreadsheet would run as a formula with an apostrophe, as spreadsheets do (CSV injection). */
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** Removes the guard; other text is returned unchanged. */
export const unguarded = (text: string): string => (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text)

/** Joins several texts into one cell, separated by bars. */
export const joinList = (texts: readonly string[]): string =>
  texts.map((text) => text.replace(/[\\|]/g, '\\$&')).join(' | ')

/** Splits such a cell; an empty cell is an empty list. */
export function splitList(cell: string): string[] {
  if (cell === '') return []
  const texts = ['']
  for (const piece of cell.match(/\\[^]| \| |[^]/g) ?? []) {
    if (piece === ' | ' || piece === '|') texts.push('')
    else texts[texts.length - 1] += piece.length === 2 && piece.startsWith('\\') ? piece[1]! : piece
  }
  return texts
}

/** Spreadsheet name of a column: A, B, … Z, AA. */
export const columnLetter = (index: number): string =>
  (index >= 26 ? columnLetter(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))
