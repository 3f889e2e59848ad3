import { saveFile } from '../client/save-file'

/** Downloads lines as a CSV file, the names of their fields first. */
export function saveTable(name: string, lines: readonly object[]): void {
  saveFile(name, new Blob([csvOf(lines)], { type: 'text/csv' }))
}

/**
 * Lines as CSV by RFC 4180. A text that a spreadsheet would run as a formula gets an apostrophe in front.
 * Source: https://owasp.org/www-community/attacks/CSV_Injection
 */
export function csvOf(lines: readonly object[]): string {
  const names = Object.keys(lines[0] ?? {})
  const rows = lines.map((line) => names.map((name) => (line as Record<string, unknown>)[name]))
  return [names, ...rows].map((cells) => cells.map(cellOf).join(',') + '\r\n').join('')
}

function cellOf(value: unknown): string {
  const text =
    value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value)
  const inert = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}
