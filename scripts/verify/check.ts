/** One thing that was held against the repository. */
export interface CheckResult {
  name: string
  ok: boolean
  /** What is wrong and where, or what was looked at. */
  text: string
}

/** A check that can be run. */
export interface Check {
  name: string
  run: (root: string) => Promise<CheckResult>
}
