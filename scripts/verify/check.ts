/** Result of a check. */
export interface CheckResult {
  name: string
  ok: boolean
  /** Whether nothing could be checked, for the reason in `text`. */
  isSkipped?: boolean
  /** Problems with their locations, or a summary. */
  text: string
}

/** A check that can be run. */
export interface Check {
  name: string
  run: (root: string) => Promise<CheckResult>
}
