import { healthReport } from '../contract'
import { healthReportOf, networks } from '../testing/health-report'
import { failureKindsText } from './failure-kinds-text'
import { findBudgetViolation, countsOf, usableReports, defaultBudget, type Counts } from './budget'

const nothing = countsOf([], 'catalogue', '1.0.0')
const rendered = (renders: number, renderFailures: number): Partial<Counts> => ({ renders, renderFailures })
const reported = (seen: number, failed: number, pageFailures = failed * 2): Partial<Counts> => ({
  exposures: seen,
  pageFailures,
  pageNetworks: { seen, failed },
})

function blameFor(counts: Partial<Counts>, other?: Partial<Counts>): string | undefined {
  const both = (some: Partial<Counts>) => ({ renders: { ...nothing, ...some }, browsers: { ...nothing, ...some } })
  return findBudgetViolation(both(counts), other && both(other), defaultBudget)
}

describe('error budget', () => {
  test.each<[string, Partial<Counts>]>([
    ['a version without a failure', rendered(1000, 0)],
    ['a version within its budget', rendered(1000, 49)],
    ['four failures among few renders', rendered(20, 4)],
    ['few renders, all of which failed', rendered(5, 5)],
    ['failures caused by the API', { ...rendered(100, 0), apiFailures: 80 }],
    ['any number of reports from two networks', reported(20, 2, 10_000)],
    ['reports from 5 % of the networks', reported(100, 5)],
    ['reports without documents that the server sent', { ...reported(30, 10), exposures: 0 }],
    ['four reports from three networks', { ...reported(30, 3), pageFailures: 4 }],
  ])('findBudgetViolation: ignores %s', (_name, counts) => expect(blameFor(counts)).toBeUndefined())

  test('findBudgetViolation: reports a version if its renders exceed the budget, in numbers only', () => {
    expect(blameFor({ ...rendered(200, 40), messages: ['boom'], reportedMessages: ['boom'] })).toBe(
      'it failed in 40 of 200 renders (20 %; the budget is 5 %)',
    )
  })

  test('findBudgetViolation: reports a version that fails in several networks, however many views they claim', () => {
    expect(blameFor({ ...reported(40, 8), reportedViews: 1_000_000 })).toBe(
      'browsers in 8 of 40 networks reported failures of its pages (20 %; the budget is 5 %)',
    )
  })

  test('findBudgetViolation: reports a widget that breaks on other parts’ pages', () => {
    const widget = { exposures: 300, widgetFailures: 60, widgetNetworks: { seen: 100, failed: 20 } }
    expect(blameFor(widget)).toContain('20 of 100 networks reported failures of its widgets')
  })

  test('findBudgetViolation: ignores failures of a canary that are as frequent in the live version', () => {
    expect(blameFor(rendered(100, 12), rendered(900, 80))).toBeUndefined()
    expect(blameFor(rendered(100, 20), rendered(900, 5))).toContain('20 of 100')
    expect(blameFor(reported(50, 6), reported(300, 25))).toBeUndefined()
  })

  test('countsOf: sums reported failures by kind', () => {
    const report = (failureKinds: object) => healthReport.parse(healthReportOf({ failureKinds }))
    const reports = [report({ hang: 2 }), report({ hang: 1, handler: 4 }), report({})]
    const { failureKinds } = countsOf(reports, 'catalogue', '1.0.0')
    expect(failureKinds).toEqual({ hang: 3, handler: 4 })
    expect(failureKindsText(failureKinds)).toBe('handler 4, hang 3')
  })

  test('countsOf: counts a network once, however many servers and reports name it', () => {
    const report = healthReport.parse(
      healthReportOf({ pageNetworks: { seen: networks(10), failed: networks(2) }, pageFailures: 2 }),
    )
    expect(countsOf([report, report, report], 'catalogue', '1.0.0')).toMatchObject({
      pageNetworks: { seen: 10, failed: 2 },
      pageFailures: 6,
    })
  })

  test('countsOf: omits a failing network that is not in the sample', () => {
    const sample = { seen: networks(3), failed: ['stranger'] }
    const report = healthReport.parse(healthReportOf({ pageNetworks: sample }))
    expect(countsOf([report], 'catalogue', '1.0.0').pageNetworks).toEqual({ seen: 3, failed: 0 })
  })

  const time = (second: number, rest: object) =>
    healthReport.parse(healthReportOf({}, { at: new Date(second * 1000).toISOString(), ...rest }))
  const seconds = (reports: { at: string }[]) => reports.map((report) => Date.parse(report.at) / 1000)

  test('usableReports: excludes the period around an API outage in renders', () => {
    const calls = (failures: number) => ({ api: { calls: 10, failures } })
    const reports = [
      time(100, calls(0)),
      time(115, calls(0)),
      time(120, calls(8)),
      time(128, calls(0)),
      time(140, calls(1)),
    ]
    const { renders, browsers } = usableReports(reports, defaultBudget)
    expect([seconds(renders), seconds(browsers)]).toEqual([
      [100, 140],
      [100, 140],
    ])
  })

  test('usableReports: excludes only browsers’ reports for failed browser calls, and only from several networks', () => {
    const proxied = (networksFailing: number) => ({ proxied: { calls: 10, failures: 10, networks: networksFailing } })
    const reports = [time(100, proxied(2)), time(140, proxied(3))]
    const { renders, browsers } = usableReports(reports, defaultBudget)
    expect([seconds(renders), seconds(browsers)]).toEqual([[100, 140], [100]])
  })
})
