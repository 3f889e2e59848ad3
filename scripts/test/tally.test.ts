import { readJestReport } from './jest-results'
import { readPlaywrightReport } from './playwright-results'
import { closingLine, tally, type StageResult } from './tally'

const stage = (part: Partial<StageResult>): StageResult => ({
  passed: 0,
  failed: 0,
  skipped: [],
  failures: [],
  ...part,
})

describe('tally', () => {
  test('adds up all stages', () => {
    expect(closingLine(tally([stage({ passed: 3 }), stage({ passed: 4, failed: 1 })], true))).toBe('7 passed, 1 failed')
  })

  test('lists skipped stages', () => {
    expect(closingLine(tally([stage({ passed: 3, skipped: ['no browser'] })], true))).toBe(
      '3 passed, 0 failed, 1 skipped',
    )
  })

  test('counts a skipped stage as a failure if skipping is not allowed', () => {
    const total = tally([stage({ passed: 3, skipped: ['no browser'] })], false)
    expect(closingLine(total)).toBe('3 passed, 1 failed')
    expect(total.failures).toEqual(['Skipped, which CI does not allow: no browser'])
  })

  test('counts each jest test, and a file that failed before its tests as one failure', () => {
    const test = (fullName: string, status: 'passed' | 'failed' | 'pending') => ({ fullName, status })
    const report = {
      testResults: [
        {
          name: '/shop/a.test.ts',
          status: 'failed' as const,
          message: 'a broke',
          assertionResults: [test('a', 'failed'), test('b', 'passed')],
        },
        { name: '/shop/b.test.ts', status: 'failed' as const, message: 'no module', assertionResults: [] },
        {
          name: '/shop/c.test.ts',
          status: 'passed' as const,
          message: '',
          assertionResults: [test('c', 'passed'), test('d', 'pending')],
        },
      ],
    }
    expect(readJestReport(report, '/shop')).toEqual({
      passed: 2,
      failed: 2,
      skipped: ['c.test.ts: d'],
      failures: ['a.test.ts\na broke', 'b.test.ts\nno module'],
    })
  })

  test('counts Playwright tests per browser size, with flaky tests and a failed setup as failures', () => {
    const run = (projectName: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped', message?: string) => ({
      projectName,
      status,
      annotations: status === 'skipped' ? [{ type: 'skip', description: 'no camera' }] : [],
      results: [{ errors: message ? [{ message }] : [] }],
    })
    const spec = (title: string, ...tests: ReturnType<typeof run>[]) => ({
      title,
      file: 'cart.spec.ts',
      line: 3,
      tests,
    })
    const report = {
      errors: [{ message: 'setup broke' }],
      suites: [
        {
          title: 'cart.spec.ts',
          specs: [spec('adds', run('phone', 'expected'), run('desktop', 'unexpected', 'no button'))],
          suites: [{ title: 'inner', specs: [spec('scans', run('phone', 'skipped'), run('desktop', 'flaky'))] }],
        },
      ],
    }
    expect(readPlaywrightReport(report)).toEqual({
      passed: 1,
      failed: 3,
      skipped: ['cart.spec.ts:3 [phone] scans (no camera)'],
      failures: ['setup broke', 'cart.spec.ts:3 [desktop] adds\nno button', 'cart.spec.ts:3 [desktop] scans'],
    })
  })
})
