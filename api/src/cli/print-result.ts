import type { OperationResult, Row } from '../admin/operation'

const WIDEST_PROSE = 60

/** An operation's result for people: an aligned table, one thing in full, or a sentence after what changed. */
export function asText(result: OperationResult): string {
  if ('rows' in result) return tableOf(result.rows, shortened)
  if ('record' in result) {
    const tables = Object.entries(result.tables ?? {}).filter(([, rows]) => rows.length > 0)
    const parts = tables.map(([name, rows]) => `\n${spoken(name)}\n${tableOf(rows, plain)}`)
    return [factsOf(result.record), ...parts].join('\n')
  }
  return [...(result.changes ?? []).map(plain), result.done].join('\n')
}

/** The same for programs: rows, the thing with its tables, or what was done. */
export function asJson(result: OperationResult): string {
  if ('rows' in result) return JSON.stringify(result.rows, null, 2)
  return JSON.stringify('record' in result ? { ...result.record, ...result.tables } : result, null, 2)
}

/** One line without characters that would steer a terminal: much of what we show was typed in by visitors. */
export const plain = (value: unknown): string =>
  (value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value))
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .trimEnd()

/** Prose is cut in lists, where `show` or --json has it whole; what is copied out, such as a path, never. */
function shortened(value: unknown): string {
  const text = plain(value)
  return text.length > WIDEST_PROSE && text.includes(' ') ? `${text.slice(0, WIDEST_PROSE - 1)}…` : text
}

const spoken = (name: string) => name.replaceAll('_', ' ')

function tableOf(rows: Row[], cellOf: (value: unknown) => string): string {
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

function factsOf(record: Row): string {
  const facts = Object.entries(record).filter(([, value]) => plain(value) !== '')
  const width = Math.max(...facts.map(([name]) => name.length))
  return facts.map(([name, value]) => `${name.padEnd(width)}  ${plain(value)}`).join('\n')
}
