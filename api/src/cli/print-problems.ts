import { plain } from './print-result'

const MAX_SHOWN = 50

/** Formats the bad rows of a file with line, column and reason. */
export function problemsAsText(problems: unknown): string[] {
  if (!Array.isArray(problems)) return []
  const lines = (problems as { line: number; column: string; reason: string }[])
    .slice(0, MAX_SHOWN)
    .map(({ line, column, reason }) => `line ${line}${column ? `, ${column}` : ''}: ${plain(reason)}`)
  const more = problems.length - lines.length
  return more > 0 ? [...lines, `… and ${more} more; use --json to list them.`] : lines
}
