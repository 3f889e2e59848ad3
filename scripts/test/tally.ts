/** What a stage found. */
export interface StageResult {
  passed: number
  failed: number
  /** One reason for each thing that did not run. */
  skipped: string[]
  /** Failures in full, each as it should be read. */
  failures: string[]
}

/** Adds stages up. Where skipping is not allowed, each skipped thing counts as a failure with its reason. */
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
