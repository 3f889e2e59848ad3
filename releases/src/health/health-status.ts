import type { HealthReport } from '../contract'
import { countsOf, type Counts } from './budget'

const MINUTE_MS = 60_000
const MINUTES_SHOWN = 60

/** One version's health over the last hour. */
export interface VersionHealth extends Counts {
  part: string
  version: string
  /** Per minute, oldest first, 60 of them. */
  series: { minute: string; views: number; failures: number }[]
}

/** The health of every version reported in the last hour, by minute. */
export function healthStatus(reports: readonly HealthReport[], now = Date.now()): VersionHealth[] {
  const since = Math.floor(now / MINUTE_MS) * MINUTE_MS - (MINUTES_SHOWN - 1) * MINUTE_MS
  const recent = reports.filter(({ at }) => Date.parse(at) >= since)
  const names = new Set(recent.flatMap(({ parts }) => parts.map(({ part, version }) => `${part}@${version}`)))
  const byMinute = new Map<number, HealthReport[]>()
  for (const report of recent) {
    const start = Math.floor(Date.parse(report.at) / MINUTE_MS) * MINUTE_MS
    byMinute.set(start, [...(byMinute.get(start) ?? []), report])
  }
  return [...names].sort().map((name) => {
    const [part = '', version = ''] = name.split('@')
    const series = Array.from({ length: MINUTES_SHOWN }, (_, index) => {
      const start = since + index * MINUTE_MS
      const { views, reportedViews, renderFailures, pageFailures, widgetFailures } = countsOf(
        byMinute.get(start) ?? [],
        part,
        version,
      )
      const failures = Math.round(renderFailures) + pageFailures + widgetFailures
      return { minute: new Date(start).toISOString(), views: views + reportedViews, failures }
    })
    return { part, version, ...countsOf(recent, part, version), series }
  })
}
