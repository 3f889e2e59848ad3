import type { Problem } from './read-table'

/** Problems that are told in full; beyond them they are only counted. */
const MOST_TOLD = 10_000

/** What is wrong with a file's rows, the first lines in full, and how many rows are bad. */
export interface ProblemList {
  /** Adds problems of rows that have not been spoken of before. */
  add: (problems: readonly Problem[]) => void
  /** By line. */
  readonly told: Problem[]
  readonly badRows: number
}

/** A list that begins with what another one holds. */
export function problemList(before?: ProblemList): ProblemList {
  let kept: Problem[] = [...(before?.told ?? [])]
  let badRows = before?.badRows ?? 0
  const compact = () => (kept = kept.sort((one, other) => one.line - other.line).slice(0, MOST_TOLD))

  return {
    add(problems) {
      badRows += new Set(problems.map(({ line }) => line)).size
      for (const problem of problems) kept.push(problem)
      if (kept.length > 2 * MOST_TOLD) compact()
    },
    get told() {
      return compact()
    },
    get badRows() {
      return badRows
    },
  }
}
