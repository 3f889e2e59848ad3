import type { StageResult } from './tally'

interface Suite {
  title: string
  suites?: Suite[]
  specs?: {
    title: string
    file: string
    line: number
    tests: {
      projectName: string
      status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
      annotations: { type: string; description?: string }[]
      results: { errors: { message?: string; stack?: string }[] }[]
    }[]
  }[]
}

/** The fields of Playwright's JSON report that are used. */
export interface PlaywrightReport {
  suites: Suite[]
  /** Failures outside of tests, such as in the setup. */
  errors: { message?: string }[]
}

/** Counts each test in each browser size; flaky tests and failures outside of tests count as failures. */
export function readPlaywrightReport({ suites, errors }: PlaywrightReport): StageResult {
  const result: StageResult = { passed: 0, failed: 0, skipped: [], failures: [] }
  for (const { message } of errors) {
    result.failed += 1
    result.failures.push(message ?? 'Playwright failed without a message.')
  }
  for (const spec of suites.flatMap(allSpecs)) {
    for (const { projectName, status, annotations, results } of spec.tests) {
      const name = `${spec.file}:${spec.line} [${projectName}] ${spec.title}`
      if (status === 'expected') result.passed += 1
      else if (status === 'skipped') result.skipped.push(`${name}${reason(annotations)}`)
      else {
        result.failed += 1
        const messages = results.flatMap((run) => run.errors.map((error) => error.stack ?? error.message ?? ''))
        result.failures.push([name, ...messages].join('\n'))
      }
    }
  }
  return result
}

function allSpecs(suite: Suite): NonNullable<Suite['specs']> {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(allSpecs)]
}

function reason(annotations: { type: string; description?: string }[]): string {
  const description = annotations.find(({ type }) => type === 'skip')?.description
  return description ? ` (${description})` : ''
}
