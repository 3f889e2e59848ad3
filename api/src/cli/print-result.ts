import type { OperationResult } from '../admin/operation'

/** An operation's result for people: an aligned table, or a sentence. */
export function asText(result: OperationResult): string {
  if ('done' in result) return result.done
  const [first] = result.rows
  if (!first) return 'Nothing to show.'
  const names = Object.keys(first)
  const table = [names, ...result.rows.map((row) => names.map((name) => String(row[name] ?? '')))]
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

/** The same for programs: the rows, or what was done. */
export function asJson(result: OperationResult): string {
  return JSON.stringify('rows' in result ? result.rows : result, null, 2)
}
