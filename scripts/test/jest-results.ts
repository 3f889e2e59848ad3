import type { StageResult } from './tally'

/** The fields of jest's `--json` report that are used. */
export interface JestReport {
  testResults: {
    name: string
    status: 'passed' | 'failed'
    message: string
    assertionResults: { fullName: string; status: 'passed' | 'failed' | 'pending' | 'todo' | 'skipped' | 'disabled' }[]
  }[]
}

/** Counts each test; a file that failed before its tests counts as one failure. */
export function readJestReport({ testResults }: JestReport, root: string): StageResult {
  const result: StageResult = { passed: 0, failed: 0, skipped: [], failures: [] }
  for (const { name, status, message, assertionResults } of testResults) {
    const file = name.startsWith(root) ? name.slice(root.length + 1) : name
    const failed = assertionResults.filter((test) => test.status === 'failed').length
    result.passed += assertionResults.filter((test) => test.status === 'passed').length
    result.failed += status === 'failed' ? Math.max(failed, 1) : failed
    if (status === 'failed') result.failures.push(`${file}\n${message}`)
    const skipped = assertionResults.filter((test) => test.status !== 'failed' && test.status !== 'passed')
    result.skipped.push(...skipped.map(({ fullName }) => `${file}: ${fullName}`))
  }
  return result
}
