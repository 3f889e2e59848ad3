import type { Problem } from './read-table'

/** Problems reported in full; further ones are only counted. */
const MAX_REPORTED = 10_000

/** Problems in a file's rows: the first lines in full, and the number of bad rows. */
export interface ProblemList {
  /** Adds problems of rows that were not added before. */
  add: (problems: readonly Problem[]) => void
  /** Sorted by line. */
  readonly reported: Problem[]
  readonly badRows: number
}

/** Creates a list that starts with the problems of `before`. */
export function problemList(before?: ProblemList): ProblemList {
  let reported: Problem[] = [...(before?.reported ?? [])]
  let badRows = before?.badRows ?? 0
  const compact = () => (reported = reported.sort((a, b) => a.line - b.line).slice(0, MAX_REPORTED))

  return {
    add(problems) {
      badRows += new Set(problems.map(({ line }) => line)).size
      for (const problem of problems) reported.push(problem)
      if (reported.length > 2 * MAX_REPORTED) compact()
    },
    get reported() {
      return compact()
    },
    get badRows() {
      return badRows
    },
  }
}
