import type { HealthReport, PartHealth } from '../contract'

/** How many failures a version may have before it is taken back. */
export interface Budget {
  /** How far back is looked, in ms. */
  window: number
  /** Below these nothing is concluded: a single visitor’s broken browser is no broken release. */
  leastViews: number
  leastFailures: number
  /** Share of views that may fail. */
  rate: number
  /** A version is taken back only within so many ms after it went live: later the fault is elsewhere. */
  bake: number
}

/** The budget that the release server works with unless it is told otherwise. */
export const usualBudget: Budget = {
  window: 60_000,
  leastViews: 20,
  leastFailures: 5,
  rate: 0.05,
  bake: 60 * 60_000,
}

/** What one version counted in a time. */
export type Counts = Pick<
  PartHealth,
  'views' | 'exposures' | 'pageFailures' | 'widgetFailures' | 'apiFailures' | 'messages'
>

/** From this share of failed calls on, the API is out of order and nobody else is blamed. */
const apiOutage = { share: 0.2, leastFailures: 3 }
/** Failures that an outage caused may be reported a little later than the outage itself. */
const aftermath = 10_000

/** The reports of a time in which the API worked: what failed beside an API that fails says nothing of a part. */
export function soundReports(reports: readonly HealthReport[]): HealthReport[] {
  const outages = reports.filter(isOutage).map(({ at }) => Date.parse(at))
  return reports.filter(({ at }) => {
    const time = Date.parse(at)
    return !outages.some((outage) => time >= outage - aftermath && time <= outage + aftermath)
  })
}

function isOutage({ api: { calls, failures } }: HealthReport): boolean {
  return failures >= apiOutage.leastFailures && failures >= calls * apiOutage.share
}

/** All that reports tell of one version. */
export function countsOf(reports: readonly HealthReport[], part: string, version: string): Counts {
  const counts: Counts = { views: 0, exposures: 0, pageFailures: 0, widgetFailures: 0, apiFailures: 0, messages: [] }
  for (const { parts } of reports) {
    for (const one of parts) {
      if (one.part !== part || one.version !== version) continue
      for (const name of ['views', 'exposures', 'pageFailures', 'widgetFailures', 'apiFailures'] as const) {
        counts[name] += one[name]
      }
      counts.messages.push(...one.messages)
    }
  }
  return { ...counts, messages: [...new Set(counts.messages)].slice(0, 5) }
}

/**
 * Why a version is past its budget, as a sentence for the audit; undefined when it is within it, or too little is
 * known. `other` is the version that stands beside it: what fails there as often is not this version’s fault.
 */
export function blame(counts: Counts, other: Counts | undefined, budget: Budget): string | undefined {
  const kinds = [
    {
      what: 'page views',
      failures: counts.pageFailures,
      of: counts.views,
      base: other && [other.pageFailures, other.views],
    },
    {
      what: 'pages with its widgets',
      failures: counts.widgetFailures,
      of: counts.exposures,
      base: other && [other.widgetFailures, other.exposures],
    },
  ] as const
  for (const { what, failures, of, base } of kinds) {
    const seen = Math.max(of, failures)
    if (seen < budget.leastViews || failures < budget.leastFailures || failures / seen <= budget.rate) continue
    const [baseFailures = 0, baseOf = 0] = base ?? []
    if (baseOf >= budget.leastViews && failures / seen < 2 * (baseFailures / baseOf)) continue
    const [message] = counts.messages
    return (
      `it failed in ${failures} of ${seen} ${what} (${percent(failures / seen)}; allowed are ${percent(budget.rate)})` +
      (message ? `: ${message}` : '')
    )
  }
  return undefined
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`
}
