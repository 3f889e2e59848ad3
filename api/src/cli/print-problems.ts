import { plain } from './print-result'

const MOST_SHOWN = 50

/** Bad rows of a file, each with its line, column and reason. */
export function problemsAsText(problems: unknown): string[] {
  if (!Array.isArray(problems)) return []
  const lines = (problems as { line: number; column: string; reason: string }[])
    .slice(0, MOST_SHOWN)
    .map(({ line, column, reason }) => `line ${line}${column ? `, ${column}` : ''}: ${plain(reason)}`)
  const more = problems.length - lines.length
  return more > 0 ? [...lines, `… and ${more} more; --json lists them.`] : lines
}
