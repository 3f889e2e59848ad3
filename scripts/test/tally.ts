/** Result of a stage. */
export interface StageResult {
  passed: number
  failed: number
  /** A reason for each skipped stage. */
  skipped: string[]
  /** Failures with their full messages. */
  failures: string[]
}

/** Adds up stages. If skipping is not allowed, each skipped stage counts as a failure with its reason. */
export function tally(results: readonly StageResult[], maySkip: boolean): StageResult {
  const total: StageResult = { passed: 0, failed: 0, skipped: [], failures: [] }
  for (const { passed, failed, skipped, failures } of results) {
    total.passed += passed
    total.failed += failed
    total.failures.push(...failures)
    if (maySkip) total.skipped.push(...skipped)
    else {
      total.failed += skipped.length
      total.failures.push(...skipped.map((reason) => `Skipped, which CI does not allow: ${reason}`))
    }
  }
  return total
}

/** The closing line of a run. */
export function closingLine({ passed, failed, skipped }: StageResult): string {
  const counts = `${passed} passed, ${failed} failed`
  return skipped.length > 0 ? `${counts}, ${skipped.length} skipped` : counts
}
