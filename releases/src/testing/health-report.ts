import type { HealthReportInput } from '../contract'

type PartInput = HealthReportInput['parts'][number]

/** A report on the catalogue with the current time and the given counts only. */
export function healthReportOf(part: Partial<PartInput>, rest: Partial<HealthReportInput> = {}): HealthReportInput {
  const none = { views: 0, exposures: 0, pageFailures: 0, widgetFailures: 0, apiFailures: 0, messages: [] }
  return {
    at: new Date().toISOString(),
    parts: [{ part: 'catalogue', version: '1.0.0', ...none, ...part }],
    api: { calls: 50, failures: 0 },
    ...rest,
  }
}

/** This many networks with made-up ids. */
export function networks(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `network-${index}`)
}
