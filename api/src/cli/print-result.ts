import type { OperationResult, Row } from '../admin/operation'

const MAX_PROSE_WIDTH = 60

/** Formats a result as text: an aligned table, one record in full, or a summary after its changes. */
export function asText(result: OperationResult): string {
  if ('rows' in result) return formatTable(result.rows, shortened)
  if ('record' in result) {
    const tables = Object.entries(result.tables ?? {}).filter(([, rows]) => rows.length > 0)
    const parts = tables.map(([name, rows]) => `\n${heading(name)}\n${formatTable(rows, plain)}`)
    return [formatRecord(result.record), ...parts].join('\n')
  }
  return [...(result.changes ?? []).map(plain), result.done].join('\n')
}

/** Formats a result as JSON: rows, a record with its tables, or the summary. */
export function asJson(result: OperationResult): string {
  if ('rows' in result) return JSON.stringify(result.rows, null, 2)
  return JSON.stringify('record' in result ? { ...result.record, ...result.tables } : result, null, 2)
}

/** One line without characters that would steer a terminal: much of what we show was typed in by visitors. */
export const plain = (value: unknown): string =>
  (value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value))
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .trimEnd()

/** Truncates prose in lists (`show` and --json print it in full), but never values to copy, such as paths. */
function shortened(value: unknown): string {
  const text = plain(value)
  return text.length > MAX_PROSE_WIDTH && text.includes(' ') ? `${text.slice(0, MAX_PROSE_WIDTH - 1)}…` : text
}

const heading = (name: string) => name.replaceAll('_', ' ')

function formatTable(rows: Row[], cellOf: (value: unknown) => string): string {
  const [first] = rows
  if (!first) return 'Nothing to show.'
  const names = Object.keys(first)
  const table = [names, ...rows.map((row) => names.map((name) => cellOf(row[name])))]
  const widths = names.map((_, column) => Math.max(...table.map((cells) => cells[column]!.length)))
  return table
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function formatRecord(record: Row): string {
  const facts = Object.entries(record).filter(([, value]) => plain(value) !== '')
  const width = Math.max(...facts.map(([name]) => name.length))
  return facts.map(([name, value]) => `${name.padEnd(width)}  ${plain(value)}`).join('\n')
}
