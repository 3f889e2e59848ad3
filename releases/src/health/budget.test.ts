import type { HealthReport } from '../contract'
import { blame, countsOf, soundReports, usualBudget, type Counts } from './budget'

const counts = (views: number, pageFailures: number, rest: Partial<Counts> = {}): Counts => ({
  views,
  exposures: views,
  pageFailures,
  widgetFailures: 0,
  apiFailures: 0,
  messages: [],
  ...rest,
})

describe('the error budget', () => {
  test.each([
    ['a version without a failure', counts(1000, 0)],
    ['a version within its budget', counts(1000, 49)],
    ['one broken browser among few visitors', counts(8, 4)],
    ['few views, all of which failed', counts(3, 3)],
    ['failures that the API caused', counts(100, 0, { apiFailures: 80 })],
  ])('forgives %s', (_name, counted) => {
    expect(blame(counted, undefined, usualBudget)).toBeUndefined()
  })

  test('blames a version past it, with the numbers and what it said', () => {
    expect(blame(counts(200, 40, { messages: ['x is not a function'] }), undefined, usualBudget)).toBe(
      'it failed in 40 of 200 page views (20 %; allowed are 5 %): x is not a function',
    )
  })

  test('blames a widget that breaks on other parts’ pages', () => {
    const widget = counts(0, 0, { exposures: 300, widgetFailures: 60 })
    expect(blame(widget, undefined, usualBudget)).toContain('60 of 300 pages with its widgets')
  })

  test('forgives a canary what the version beside it does as often', () => {
    expect(blame(counts(100, 12), counts(900, 80), usualBudget)).toBeUndefined()
    expect(blame(counts(100, 20), counts(900, 5), usualBudget)).toContain('20 of 100')
  })

  test('looks at no report of a time in which the API failed, nor shortly before and after', () => {
    const report = (second: number, failures: number): HealthReport => ({
      at: new Date(second * 1000).toISOString(),
      parts: [{ part: 'catalogue', version: '1.0.0', ...counts(10, 5) }],
      api: { calls: 10, failures },
    })
    const reports = [report(100, 0), report(115, 0), report(120, 8), report(128, 0), report(140, 1)]
    expect(soundReports(reports).map(({ at }) => Date.parse(at) / 1000)).toEqual([100, 140])
    expect(countsOf(soundReports(reports), 'catalogue', '1.0.0')).toMatchObject({ views: 20, pageFailures: 10 })
    expect(countsOf(reports, 'catalogue', '1.0.1')).toMatchObject({ views: 0 })
  })
})
