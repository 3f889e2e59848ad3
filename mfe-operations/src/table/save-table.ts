/** Downloads lines as a CSV file, the names of their fields first. */
export function saveTable(name: string, lines: readonly object[]): void {
  const address = URL.createObjectURL(new Blob([csvOf(lines)], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the object URL shortly after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
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
