/** Begins like a formula, in a spreadsheet's eyes, behind any number of guards. */
const FORMULA = /^'*[=+\-@\t\r\n]/

/** Guards text that a spreadsheet would run as a formula with an apostrophe, as spreadsheets themselves do. */
export const guarded = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** Takes that guard off again; text that needs none is left as it is. */
export const unguarded = (text: string): string => (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text)

/** Several texts in one cell, with a bar between them. */
export const joinList = (texts: readonly string[]): string =>
  texts.map((text) => text.replace(/[\\|]/g, '\\$&')).join(' | ')

/** Takes such a cell apart again; an empty cell holds nothing. */
export function splitList(cell: string): string[] {
  if (cell === '') return []
  const texts = ['']
  for (const piece of cell.match(/\\[^]| \| |[^]/g) ?? []) {
    if (piece === ' | ' || piece === '|') texts.push('')
    else texts[texts.length - 1] += piece.length === 2 && piece.startsWith('\\') ? piece[1]! : piece
  }
  return texts
}

/** Name of a column as spreadsheets show it: A, B, … Z, AA. */
export const columnLetter = (index: number): string =>
  (index >= 26 ? columnLetter(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))
